import StyleCore

extension Scenario {
  /// What a snapshot tells of a style in this scenario, as it was asked for.
  ///
  /// A secret text stays out of it.
  func header(style: StyleExpression) -> [Snapshot.Field] {
    var fields = [
      Snapshot.Field("style", style.description),
      Snapshot.Field("state", state.rawValue),
      Snapshot.Field("appearance", colorScheme.name),
      Snapshot.Field("width", "\(width)"),
    ]
    if let text, state != .secure, !isSecure { fields.append(Snapshot.Field("text", text)) }
    if let prompt { fields.append(Snapshot.Field("prompt", prompt)) }
    if let backdrop { fields.append(Snapshot.Field("backdrop", backdrop.description)) }
    if symbols == .ascii { fields.append(Snapshot.Field("symbols", "ascii")) }
    if elapsed.isFinite { fields.append(Snapshot.Field("at", "\(elapsed)s")) }
    return fields
  }
}

extension ColorScheme {
  /// The name on the command line and in snapshots.
  var name: String { self == .light ? "light" : "dark" }
}

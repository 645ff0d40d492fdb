import Foundation

/// The colours of an app's asset catalogue, by their names.
///
/// The catalogue itself is not part of a source file, so a stub file beside it may tell:
/// `AssetCatalog.define(color: "Brand", .indigo)`. A colour that nobody has told is stood in for by one
/// that its name suggests, so that text keeps apart from its ground.
public enum AssetCatalog {
  private struct Known {
    var colors: [String: Color] = [:]
    var missing: Set<String> = []
  }

  private final class Storage: @unchecked Sendable {
    private let lock = NSLock()
    private var known = Known()

    func with<Result>(_ body: (inout Known) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&known)
    }
  }

  private static let storage = Storage()

  /// Says which colour a name stands for.
  public static func define(color name: String, _ color: Color) {
    storage.with {
      $0.colors[name] = color
      $0.missing.remove(name)
    }
  }

  /// The colour of a name; where nobody has told, the system's of that name, or one that its words
  /// suggest.
  public static func color(named name: String) -> Color {
    storage.with { known in
      if let color = known.colors[name] { return color }
      if let color = try? Color(parsing: name) { return color }
      known.missing.insert(name)
      return suggested(by: name)
    }
  }

  /// The names that were asked for and that nobody has told, in alphabetical order.
  public static var missingColors: [String] { storage.with { $0.missing.sorted() } }

  private static func suggested(by name: String) -> Color {
    let name = name.lowercased()
    func says(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if says("background", "bg", "surface", "fill", "canvas", "paper") {
      return Color(.secondarySystemBackground)
    }
    if says("placeholder", "hint") { return Color(.placeholderText) }
    if says("border", "stroke", "outline", "separator", "divider", "line") {
      return Color(.systemGray)
    }
    if says("secondary", "subtitle") { return .secondary }
    if says("text", "label", "title", "font", "foreground", "ink") { return .primary }
    if says("error", "danger", "destructive", "invalid") { return .red }
    if says("success", "valid") { return .green }
    if says("white") { return .white }
    if says("black") { return .black }
    if says("gray", "grey") { return .gray }
    return .indigo
  }
}

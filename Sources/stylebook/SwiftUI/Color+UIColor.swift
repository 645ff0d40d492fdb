import Foundation

nonisolated extension Color {
  /// The same colour.
  public init(_ color: UIColor) { self = color.color }

  /// The same colour.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// The same colour.
  public init(nsColor: NSColor) { self = nsColor.color }

  /// The same colour.
  @_disfavoredOverload
  public init(_ color: CGColor) { self = color.color }

  /// The same colour.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// Looks a colour up among the assets (``AssetCatalog``); one that is not there is stood in for.
  @_disfavoredOverload
  public init(_ name: String, bundle: Bundle? = nil) {
    self = AssetCatalog.color(named: name)
  }

  /// The components on light.
  public var cgColor: CGColor? { CGColor(self) }
}

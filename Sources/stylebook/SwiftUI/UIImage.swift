import Foundation

/// A picture as UIKit has it: a name.
public final class UIImage: Hashable, Sendable {
  let symbol: String
  let isAsset: Bool

  /// Makes an image of an asset.
  public init?(named name: String) {
    symbol = name
    isAsset = true
  }

  /// Makes an image of a symbol of SF Symbols.
  public init?(systemName name: String) {
    symbol = name
    isAsset = false
  }

  /// No picture: one of bytes cannot be shown.
  public init?(data: Data) { return nil }

  /// The size in points, as symbols have it.
  public var size: CGSize { CGSize(width: 20, height: 20) }

  /// Whether both have the same name.
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first.symbol == second.symbol && first.isAsset == second.isAsset
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
}

/// A picture as AppKit has it.
public typealias NSImage = UIImage

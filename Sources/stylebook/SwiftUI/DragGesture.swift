import Foundation
import StyleCore

/// A drag over a view, which never happens in a picture.
public struct DragGesture: Gesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Makes a drag that begins after a distance in points.
  public init(minimumDistance: CGFloat = 10) {}
}

/// Shows views to their author while they are written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of what is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}

/// On what ground a preview is shown.
public enum PreviewLayout: Hashable, Sendable {
  /// On the screen of a device.
  case device
  /// As large as it is.
  case sizeThatFits
  /// In a size in points.
  case fixed(width: Double, height: Double)
}

/// The device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The device's name.
  public let rawValue: String

  /// Makes a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

nonisolated extension View {
  /// Names the view in a list of previews.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Says on what ground the preview is shown: in a frame of the size, if it is fixed.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    guard case .fixed(let width, let height) = value else {
      return frame(width: nil, height: nil)
    }
    return frame(width: width, height: height)
  }

  /// Says on what device the preview is shown; it is a terminal.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

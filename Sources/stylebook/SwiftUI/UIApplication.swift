import Foundation

/// The name of a method of Objective-C, of which there is none here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Makes a name.
  public init(_ name: String) { self.name = name }

  /// Makes a name of a literal.
  public init(stringLiteral value: String) { name = value }
}

/// What may answer to keys; here it only carries names.
@MainActor
open class UIResponder {
  /// Makes a responder.
  public init() {}

  /// The keyboard is about to show.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// The keyboard has shown.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to leave.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has left.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard is about to change its place.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Under this key a notification of the keyboard tells its place.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

/// The app, as far as styles ask for it: it sends nothing and opens nothing.
@MainActor
public final class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// Sends nothing; false, as nobody answers.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  /// Opens nothing.
  public func open(_ url: URL) {}

  /// No scenes.
  public var connectedScenes: Set<UIScene> { [] }

  /// No windows.
  public var windows: [UIWindow] { [] }
}

/// An event of UIKit, of which there is none here.
public final class UIEvent: Sendable {}

/// A part of an app's interface, of which there is none here.
@MainActor
open class UIScene: UIResponder, @MainActor Hashable {
  /// Whether both are the same.
  public static func == (first: UIScene, second: UIScene) -> Bool { first === second }

  /// Hashes the scene's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A scene with windows, of which there is none here.
@MainActor
public final class UIWindowScene: UIScene {
  /// No windows.
  public var windows: [UIWindow] { [] }
}

/// A window, of which there is none here.
@MainActor
public final class UIWindow: UIResponder {
  /// Whether it has the keys.
  public var isKeyWindow: Bool { false }

  /// Ends editing nowhere.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }
}

/// A screen, with the size of a common phone's.
///
/// Authors ask for its size in the defaults of arguments, which belong to no actor in Swift 5.
public final class UIScreen: Sendable {
  /// The screen.
  public static let main = UIScreen()

  /// The bounds in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The bounds in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  /// Pixels to a point.
  public var scale: CGFloat { 3 }
}

/// A device.
@MainActor
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  /// A phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The name of its system.
  public var systemName: String { "iOS" }
  /// The version of its system.
  public var systemVersion: String { "18.0" }
  /// The kind of device.
  public var model: String { "iPhone" }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not told, or one of Apple's devices.
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// A feel for an impact, of which a terminal gives none.
@MainActor
public final class UIImpactFeedbackGenerator {
  /// How strong it feels.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// From light to heavy, and soft or rigid.
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator that does nothing.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// A feel for an outcome, of which a terminal gives none.
@MainActor
public final class UINotificationFeedbackGenerator {
  /// An outcome.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Good, doubtful or bad.
    case success, warning, error
  }

  /// Makes a generator that does nothing.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A feel for a choice, of which a terminal gives none.
@MainActor
public final class UISelectionFeedbackGenerator {
  /// Makes a generator that does nothing.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func selectionChanged() {}
}

/// A place for what is copied; it keeps nothing beyond this program.
@MainActor
public final class UIPasteboard {
  /// The place.
  public static let general = UIPasteboard()
  /// What was put there last.
  public var string: String?
}

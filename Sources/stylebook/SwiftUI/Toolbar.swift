import StyleCore

/// Where a thing stands in the bars about a screen, which a picture of a field does not show.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  /// Where the system puts it.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// In the title's place.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// In the middle of the bar.
  public static let status = ToolbarItemPlacement(name: "status")
  /// At the bar's leading end.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// At the bar's trailing end.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// At the bar's leading end.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the bar's trailing end.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// Where one leaves and keeps what was changed.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where one leaves and drops what was changed.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where the main action stands.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
}

/// A thing in a bar.
public struct ToolbarItem<Content: View>: View {
  private let content: Content

  /// Puts a view into a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The view.
  public var body: some View { content }
}

/// Things in a bar, side by side.
public typealias ToolbarItemGroup = ToolbarItem

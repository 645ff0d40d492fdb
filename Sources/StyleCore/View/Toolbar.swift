/// Where a thing stands in the bars about a screen.
///
/// Of these a picture of a field has the bars below it: the one at the bottom, and while the field is
/// edited the one above the keyboard.
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
public struct ToolbarItem<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Puts a view into a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: PrimitiveView {
  /// Lowers the view where its bar is shown, and notes where it is not.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    switch placement {
    case .bottomBar, .status: break
    case .keyboard:
      guard context.environment.isEditingField else { return }
    default:
      context.session.note("toolbar item at \(placement.name)")
      return
    }
    context.descend(0) { content._lower(in: &$0, into: &tree) }
  }
}

/// Things in a bar, side by side.
public typealias ToolbarItemGroup = ToolbarItem

nonisolated extension View {
  /// Puts bars below the view: the one at the bottom, and the keyboard's while a field is edited.
  ///
  /// ```
  /// Ada Lovelace▏
  ///                 Done
  /// ```
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = content()
    return VStack(alignment: .leading, spacing: 0) {
      self
      HStack { items }
    }
  }
}

/// What an action asks of the focus.
package enum FocusRequest: Hashable, Sendable {
  /// A field that has not the focus is to have it.
  case take
  /// The field that has it is to give it up.
  case resign
}

/// What is to be done when Return is pressed in a field, nearest first.
@MainActor
final class SubmitLink {
  private let action: () -> Void
  private let next: SubmitLink?

  init(next: SubmitLink?, action: @escaping () -> Void) {
    self.next = next
    self.action = action
  }

  func callAsFunction() {
    action()
    next?()
  }
}

/// Has Return do something in the fields below.
public struct _SubmitChange: _ContextChange {
  let action: () -> Void

  /// Puts the action in front of those set further out.
  public func apply(to context: inout LoweringContext) {
    context.submitLink = SubmitLink(next: context.submitLink, action: action)
  }
}

nonisolated extension View {
  /// Does something when Return is pressed in a text field below.
  ///
  /// In a picture nobody presses it; in the browser a person does.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> _ChangedContext<Self, _SubmitChange> {
    _ChangedContext(content: self, change: _SubmitChange(action: action))
  }
}

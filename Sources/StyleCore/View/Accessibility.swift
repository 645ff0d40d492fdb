// What is told to those who do not see the screen. A picture is only seen, so none of it changes
// anything there; labels, values, hints and what is hidden are told by `--accessible`.

/// What a view is, to those who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A field to search in.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// Text that stays.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// Hides all behind it.
  public static let isModal = AccessibilityTraits(rawValue: 256)
  /// Is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 512)
  /// Sums up the screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
  /// Is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 2048)
}

/// What becomes of the views inside one that is told about as a whole.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// They are not told about.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are told about one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are told about together.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Which of the usual things a person asks a view to do.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  /// What it is for.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Go away.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Begin or end.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

nonisolated extension View {
  /// Says what the view is called.
  public func accessibilityLabel(_ text: Text) -> some View {
    spoken(.label(text.plain))
  }

  /// Says what the view is called.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    spoken(.label(Text(key).plain))
  }

  /// Says what the view is called.
  @_disfavoredOverload
  public func accessibilityLabel<Words: StringProtocol>(_ words: Words) -> some View {
    spoken(.label(String(words)))
  }

  /// Says what the view does.
  public func accessibilityHint(_ text: Text) -> some View {
    spoken(.hint(text.plain))
  }

  /// Says what the view does.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    spoken(.hint(Text(key).plain))
  }

  /// Says what the view does.
  @_disfavoredOverload
  public func accessibilityHint<Words: StringProtocol>(_ words: Words) -> some View {
    spoken(.hint(String(words)))
  }

  /// Says what the view's value is.
  public func accessibilityValue(_ text: Text) -> some View {
    spoken(.value(text.plain))
  }

  /// Says what the view's value is.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    spoken(.value(Text(key).plain))
  }

  /// Says what the view's value is.
  @_disfavoredOverload
  public func accessibilityValue<Words: StringProtocol>(_ words: Words) -> some View {
    spoken(.value(String(words)))
  }

  /// Says by what name tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Keeps the view from those who do not see it.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    spoken(hidden ? .hidden : nil)
  }

  /// Tells about the view as a whole.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Says what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says what the view is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Says when the view is told about, higher first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Says other names of the view.
  public func accessibilityInputLabels(_ inputLabels: [String]) -> some View { self }

  /// Says what a person may ask the view to do.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Says what a person may ask the view to do, by a name.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Says whether the view can be used while its neighbours are told about.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Says whether colours may be turned to their opposites.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Shows a view large while a person presses this one for long.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Says what the view is called, as it was spelled earlier.
  public func accessibility(label: Text) -> some View { spoken(.label(label.plain)) }

  /// Says what the view does, as it was spelled earlier.
  public func accessibility(hint: Text) -> some View { spoken(.hint(hint.plain)) }

  /// Says what the view's value is, as it was spelled earlier.
  public func accessibility(value: Text) -> some View { spoken(.value(value.plain)) }

  /// Keeps the view from those who do not see it, as it was spelled earlier.
  public func accessibility(hidden: Bool) -> some View { spoken(hidden ? .hidden : nil) }

  /// Says by what name tests find the view, as it was spelled earlier.
  public func accessibility(identifier: String) -> some View { self }

  /// Says what the view is, as it was spelled earlier.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
}

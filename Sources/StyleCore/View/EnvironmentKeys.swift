// Values of the environment that tell of a screen, a person's wishes or a device. A terminal has one
// answer to most of them; those that can be set are kept, so that a style that asks is told.

/// How large text is.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The sizes, smallest first.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for those who need large ones.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one for those who need large ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one size is smaller than another.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// How large text is, as it was spelled earlier.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  /// The sizes, smallest first.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for those who need large ones.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest sizes for those who need large ones.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one for those who need large ones.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Makes the size that has another name today.
  public init(_ size: DynamicTypeSize) {
    self = Self.allCases[size.rawValue]
  }

  /// The size as it is spelled today.
  var dynamicTypeSize: DynamicTypeSize {
    Self.allCases.firstIndex(of: self).flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
  }
}

/// How far colours are apart.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// Further.
  case increased
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The sizes, smallest first.
  case mini, small, regular, large, extraLarge
}

/// Whether the window that holds a control is in use.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  /// It has the keyboard.
  case key
  /// It is in use, without the keyboard.
  case active
  /// It is not in use.
  case inactive
}

/// Whether an app is in use.
public enum ScenePhase: Hashable, Sendable, Comparable {
  /// It cannot be seen.
  case background
  /// It can be seen.
  case inactive
  /// It is in use.
  case active
}

/// How much room a screen has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// How heavy text must be to be read.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

/// Whether what is shown can be edited.
public enum EditMode: Hashable, Sendable {
  /// It cannot.
  case inactive
  /// For a moment.
  case transient
  /// It can.
  case active

  /// Whether it can, if only for a moment.
  public var isEditing: Bool { self != .inactive }
}

/// Why content is kept from being seen.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit a reason.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Takes a screen away; here there is none.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// How a screen is presented; here none is.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  private struct DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }

  private struct ContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
  }

  private struct ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }

  private struct ControlActiveStateKey: EnvironmentKey {
    static let defaultValue = ControlActiveState.key
  }

  private struct ReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  private struct RedactionKey: EnvironmentKey {
    static let defaultValue = RedactionReasons()
  }

  private struct LabelsHiddenKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct AutocorrectionKey: EnvironmentKey {
    static let defaultValue = false
  }

  private struct HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }

  private struct VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }

  /// How large text is.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// How large text is, as it was spelled earlier.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// How far colours are apart.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether the window that holds a control is in use.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether a person wants nothing to move about.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether content can be edited; nil where nobody says.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Why content is kept from being seen.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether controls hide their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsHiddenKey.self] ? .hidden : .automatic }
    set { self[LabelsHiddenKey.self] = newValue == .hidden }
  }

  /// Whether what is typed is left uncorrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Whether what is typed is left uncorrected, as it was spelled earlier; nil for the usual.
  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue ?? false }
  }

  /// How much room the screen has from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room the screen has from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  // MARK: What a terminal has one answer to

  /// Whether a person wants nothing to show through: not known.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether a person needs more than colour to tell things apart: a terminal may have no colour.
  public var accessibilityDifferentiateWithoutColor: Bool { true }
  /// Whether colours are turned to their opposites: not known.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the screen is read out: not known.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// How heavy text must be; nil for not known.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// Whether the app is in use.
  public var scenePhase: ScenePhase { .active }
  /// Whether the view is presented.
  public var isPresented: Bool { false }
  /// Whether a person is searching.
  public var isSearching: Bool { false }
  /// Takes the screen away.
  public var dismiss: DismissAction { DismissAction() }
  /// Ends a search.
  public var dismissSearch: DismissAction { DismissAction() }
  /// Pixels in a point; cells are drawn whole.
  public var displayScale: Double { 1 }
  /// Points in a pixel; cells are drawn whole.
  public var pixelLength: Double { 1 }
  /// The room between lines of text in points.
  public var lineSpacing: Double { 0 }
  /// How small text may be made to fit; it is cut instead.
  public var minimumScaleFactor: Double { 1 }
  /// Whether letters may be moved closer to fit.
  public var allowsTightening: Bool { false }
  /// How large symbols are.
  public var imageScale: Image.Scale { .medium }
  /// How symbols are coloured; nil for as usual.
  public var symbolRenderingMode: SymbolRenderingMode? { nil }

  /// How the view is presented.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode())
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As usual.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}

nonisolated extension View {
  /// Sets how large the controls in this view are; styles may ask, cells do not change.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of the controls in this view, for styles that ask.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Sets whether the controls in this view show their labels, for styles that ask.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }

  /// Sets the appearance for which the colours in this view are chosen; nil leaves it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Says why the content of this view is kept from being seen, for styles that ask.
  public func redacted(reason: RedactionReasons) -> some View {
    environment(\.redactionReasons, reason).noting("redaction")
  }

  /// Says that the content of this view may be seen.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Changes nothing: what a picture shows is no secret.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View { self }
}

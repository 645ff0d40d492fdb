/// A key of the environment, with the value where nobody sets one.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that flow down a tree of views.
///
/// Keyed as SwiftUI's; the values every field needs are kept in place, so that reading one costs
/// nothing.
public struct EnvironmentValues {
  private var box: Box

  /// An environment in which every value is the default.
  @MainActor @usableFromInline static let untouched = EnvironmentValues()

  /// Makes an environment in which every value is the default.
  public init() {
    box = Box(Values())
  }

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      var link = box.values.custom
      while let found = link {
        if found.key == ObjectIdentifier(key) {
          if let value = found.value as? Key.Value { return value }
          preconditionFailure("An environment key must always hold its own type of value.")
        }
        link = found.next
      }
      return Key.defaultValue
    }
    set {
      values.custom = CustomValue(
        key: ObjectIdentifier(key), value: newValue, next: box.values.custom)
    }
  }

  private var values: Values {
    get { box.values }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
      yield &box.values
    }
  }

  private final class Box {
    /// Only changed through the one reference there is, so nothing has to be checked at run time.
    @exclusivity(unchecked) var values: Values
    init(_ values: Values) { self.values = values }
  }

  private final class CustomValue {
    let key: ObjectIdentifier
    let value: Any
    let next: CustomValue?

    init(key: ObjectIdentifier, value: Any, next: CustomValue?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }

  private struct Values {
    var colorScheme = ColorScheme.light
    var layoutDirection = LayoutDirection.leftToRight
    var symbols = SymbolSet.unicode
    var isEnabled = true
    var foreground: ForegroundLevels?
    var tint: Color?
    var font: Font?
    var multilineTextAlignment = TextAlignment.leading
    var truncationMode = TruncationMode.tail
    var lineLimit: Int?
    var textLook = TextLook()
    var validation = Validation.none
    var fieldActivity = FieldActivity()
    var traits = FieldTraits()
    var accessories = FieldAccessories()
    var custom: CustomValue?
  }
}

extension EnvironmentValues {
  /// Whether the ground is light or dark.
  public var colorScheme: ColorScheme {
    get { box.values.colorScheme }
    set { values.colorScheme = newValue }
  }

  /// Which way lines of text run.
  public var layoutDirection: LayoutDirection {
    get { box.values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// Which glyphs lines, carets and symbols may use.
  public var symbols: SymbolSet {
    get { box.values.symbols }
    set { values.symbols = newValue }
  }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { box.values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// Whether the nearest focusable ancestor has the focus.
  ///
  /// A text field inside a style's body is a descendant, so a style asks its configuration or a
  /// ``FocusState`` instead; here it is always false.
  public var isFocused: Bool { false }

  /// The font of text; nil for the body font.
  public var font: Font? {
    get { box.values.font }
    set { values.font = newValue }
  }

  /// How several lines of text stand to each other, and where a field's text stands.
  public var multilineTextAlignment: TextAlignment {
    get { box.values.multilineTextAlignment }
    set { values.multilineTextAlignment = newValue }
  }

  /// Where text that does not fit is cut.
  public var truncationMode: TruncationMode {
    get { box.values.truncationMode }
    set { values.truncationMode = newValue }
  }

  /// The most lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { box.values.lineLimit }
    set { values.lineLimit = newValue }
  }

  /// What is known about the fields' text being right.
  public var validation: Validation {
    get { box.values.validation }
    set { values.validation = newValue }
  }

  /// What a person is doing in the fields.
  public var fieldActivity: FieldActivity {
    get { box.values.fieldActivity }
    set { values.fieldActivity = newValue }
  }

  /// What is changed about all text, whatever its font.
  var textLook: TextLook {
    get { box.values.textLook }
    set { values.textLook = newValue }
  }

  var traits: FieldTraits {
    get { box.values.traits }
    set { values.traits = newValue }
  }

  var accessories: FieldAccessories {
    get { box.values.accessories }
    set { values.accessories = newValue }
  }

  var tint: Color? {
    get { box.values.tint }
    set { values.tint = newValue }
  }

  /// The paints of the foreground levels, where some view has set them.
  var foreground: ForegroundLevels? {
    get { box.values.foreground }
    set { values.foreground = newValue }
  }
}

/// Which way lines of text run.
public enum LayoutDirection: Int8, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// A property that reads a value of the environment.
@propertyWrapper
public struct Environment<Value> {
  private let read: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = keyPath
  }

  /// The value in the surroundings of the view; the default before the view is lowered.
  public var wrappedValue: Value {
    value ?? EnvironmentValues()[keyPath: read]
  }
}

extension Environment where Value: AnyObject {
  /// Reads the object of a type that is handed down; it must have been.
  public init(_ objectType: Value.Type) {
    self.init(\.[handedDown: ObjectKey<Value>()])
  }
}

extension Environment {
  /// Reads the object of a type that is handed down; nil where none is.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    self.init(\.[offered: ObjectKey<Object>()])
  }
}

/// Stands for a type of objects in a key path.
struct ObjectKey<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  subscript<Object: AnyObject>(offered key: ObjectKey<Object>) -> Object? { self[Object.self] }

  subscript<Object: AnyObject>(handedDown key: ObjectKey<Object>) -> Object {
    guard let object = self[Object.self] else {
      preconditionFailure("No view further out hands down a \(Object.self) with environment(_:).")
    }
    return object
  }
}

extension Environment: DynamicProperty {
  /// Reads the value for this evaluation.
  public mutating func _install(in context: LoweringContext, offset: Int) {
    value = context.environment[keyPath: read]
  }
}

nonisolated extension View {
  /// Turns the controls in this view off; one that is off cannot be turned on from inside.
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { if disabled { $0.isEnabled = false } }
  }

  /// Sets how several lines of text stand to each other, and where a field's text stands.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// Sets where text that does not fit is cut.
  public func truncationMode(_ mode: TruncationMode) -> some View {
    changingEnvironment { $0.truncationMode = mode }
  }

  /// Sets the most lines of text; numbers under 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View {
    changingEnvironment { $0.lineLimit = number.map { max($0, 1) } }
  }

  /// Sets the font of the text in this view.
  public func font(_ font: Font?) -> some View {
    changingEnvironment { $0.font = font }
  }

  /// Sets the appearance for which the colours in this view are chosen.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    changingEnvironment { $0.colorScheme = scheme }
  }
}

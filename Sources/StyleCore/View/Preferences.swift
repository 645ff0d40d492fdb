/// A key under which views tell those around them something.
public protocol PreferenceKey {
  /// The type of what is told.
  associatedtype Value
  /// What holds where no view tells anything.
  static var defaultValue: Value { get }
  /// Adds what the next view tells to what those before it told.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// What the views lowered so far have told, key by key.
struct PreferenceValues {
  private struct Told {
    var key: ObjectIdentifier
    var value: Any
    var merge: (inout Any, Any) -> Void
  }

  private var told: [Told] = []

  var isEmpty: Bool { told.isEmpty }

  /// What is told under a key; its default where nothing is.
  func value<Key: PreferenceKey>(for key: Key.Type) -> Key.Value {
    guard let found = told.first(where: { $0.key == ObjectIdentifier(key) }) else {
      return Key.defaultValue
    }
    guard let value = found.value as? Key.Value else {
      preconditionFailure("A preference key must always hold its own type of value.")
    }
    return value
  }

  /// Puts a value in the place of all that was told under a key.
  mutating func set<Key: PreferenceKey>(_ key: Key.Type, to value: Key.Value) {
    let new = Told(key: ObjectIdentifier(key), value: value) { value, next in
      guard var reduced = value as? Key.Value, let next = next as? Key.Value else {
        preconditionFailure("A preference key must always hold its own type of value.")
      }
      Key.reduce(value: &reduced) { next }
      value = reduced
    }
    if let index = told.firstIndex(where: { $0.key == new.key }) {
      told[index] = new
    } else {
      told.append(new)
    }
  }

  /// Adds what the views after those so far have told.
  mutating func add(_ next: PreferenceValues) {
    for new in next.told {
      if let index = told.firstIndex(where: { $0.key == new.key }) {
        new.merge(&told[index].value, new.value)
      } else {
        told.append(new)
      }
    }
  }
}

/// A view that tells something under a key.
public struct _PreferenceWriter<Content: View, Key: PreferenceKey> {
  let content: Content
  let change: (inout Key.Value) -> Void
}

extension _PreferenceWriter: PrimitiveView {
  /// Lowers the content, and changes what it tells.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let session = context.session
    let outer = session.beginListening()
    context.descend(0) { content._lower(in: &$0, into: &tree) }
    var value = session.preferences.value(for: Key.self)
    change(&value)
    session.preferences.set(Key.self, to: value)
    session.endListening(outer)
  }
}

/// A view that hears what its content tells under a key.
public struct _PreferenceReader<Content: View, Key: PreferenceKey> where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void
}

extension _PreferenceReader: PrimitiveView {
  /// Lowers the content and hears what it tells.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let session = context.session
    let outer = session.beginListening()
    context.descend(0) { content._lower(in: &$0, into: &tree) }
    let value = session.preferences.value(for: Key.self)
    session.endListening(outer)
    let action = action
    session.observe(value, at: context.identity, offset: -5, startsWith: true) { action($1) }
  }
}

extension LoweringSession {
  /// Begins to listen to what is lowered next alone, and gives what was told before.
  fileprivate func beginListening() -> PreferenceValues {
    let before = preferences
    preferences = PreferenceValues()
    return before
  }

  /// Adds what was told since to what was told before.
  fileprivate func endListening(_ before: PreferenceValues) {
    let told = preferences
    preferences = before
    preferences.add(told)
  }
}

/// A view behind or in front of which another is drawn that depends on what it tells.
struct _PreferenceDecorated<Content: View, Key: PreferenceKey, Decoration: View> {
  let content: Content
  let isInFront: Bool
  let alignment: Alignment
  let decoration: (Key.Value) -> Decoration
}

extension _PreferenceDecorated: PrimitiveView {
  func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let alignment = alignment.resolved(in: context.environment)
    let outer = context.session.beginListening()
    let start = tree.beginWrapping(
      .decoration(DecorationNode(isInFront: isInFront, alignment: alignment)))
    context.descend(0) { content._lower(in: &$0, into: &tree) }
    tree.endWrapping(start)
    let value = context.session.preferences.value(for: Key.self)
    context.session.endListening(outer)
    if tree.count == start { return }
    let second = tree.count
    context.descend(1) { decoration(value)._lower(in: &$0, into: &tree) }
    tree.join(from: second, in: .layers(alignment))
    tree.completeDecorations(from: start, secondFrom: second)
  }
}

nonisolated extension View {
  /// Tells the views around a value, in place of what this view's content tells.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> _PreferenceWriter<Self, Key> {
    _PreferenceWriter(content: self) { $0 = value }
  }

  /// Changes what this view's content tells the views around.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> _PreferenceWriter<Self, Key> {
    _PreferenceWriter(content: self, change: callback)
  }

  /// Does something with what this view's content tells, first of all and whenever it changes.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> _PreferenceReader<Self, Key> where Key.Value: Equatable {
    _PreferenceReader(content: self, action: action)
  }

  /// Draws a view behind this one that depends on what this view's content tells.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    _PreferenceDecorated<Self, Key, Background>(
      content: self, isInFront: false, alignment: alignment, decoration: transform)
  }

  /// Draws a view in front of this one that depends on what this view's content tells.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    _PreferenceDecorated<Self, Key, Overlay>(
      content: self, isInFront: true, alignment: alignment, decoration: transform)
  }
}

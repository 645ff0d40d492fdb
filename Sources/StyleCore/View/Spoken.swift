// What those who do not see the screen are told of a view.

/// What is to be told of a child beside what is seen of it, or instead.
public enum SpokenMark: Hashable, Sendable {
  /// It is an image: the name of its symbol or asset.
  case image(String)
  /// What it is called.
  case label(String)
  /// What its value is.
  case value(String)
  /// What it does.
  case hint(String)
  /// Nothing.
  case hidden
}

/// One thing that is told of a view.
package struct SpokenPart: Hashable, Sendable {
  /// What it is.
  package enum Kind: Hashable, Sendable {
    /// A text field.
    case field
    /// Something that can be pressed: the number under which the host finds the action.
    case button(Int)
    /// An image.
    case icon
    /// A text.
    case text
  }

  /// What it is.
  package var kind: Kind
  /// What it is called; nil for a field that was given no other name than its own, empty for a button
  /// without a word on it.
  package var label: String?
  /// Its value, where it was given another than the one it shows.
  package var value: String?
  /// What it does, where that was told.
  package var hint: String?

  /// Makes a part.
  package init(_ kind: Kind, label: String? = nil, value: String? = nil, hint: String? = nil) {
    self.kind = kind
    self.label = label
    self.value = value
    self.hint = hint
  }
}

extension NodeTree {
  /// What is told of the view, in the order in which it is written down; the tree must have been
  /// lowered to be told (``LoweringSession/isSpoken``).
  ///
  /// What cannot be seen is not told, but for fields: authors hide a field under a drawing of its text.
  package var spokenParts: [SpokenPart] {
    var parts: [SpokenPart] = []
    var root = 0
    while root < count {
      tell(root, isUnseen: false, into: &parts)
      root = end(of: root)
    }
    return parts
  }

  private func tell(_ index: Int, isUnseen: Bool, into parts: inout [SpokenPart]) {
    switch self[index] {
    case .mark(.spoken(.hidden)): return
    case .mark(.spoken(let mark)):
      let inner = children(of: index, isUnseen: isUnseen)
      if !isUnseen || inner.contains(where: { $0.kind == .field }) {
        parts += Self.telling(mark, of: inner)
      }
    case .mark(.action(let number)):
      parts += Self.button(number, of: children(of: index, isUnseen: isUnseen))
    case .effect(.hidden):
      parts += children(of: index, isUnseen: true)
    case .effect(.opacity(let opacity)):
      parts += children(
        of: index, isUnseen: isUnseen || !(opacity >= Effect.leastVisibleOpacity))
    case .field:
      parts.append(SpokenPart(.field))
    case .text(let text) where !isUnseen:
      let words = text.runs.map(\.text).joined().split(whereSeparator: \.isWhitespace)
      if !words.isEmpty { parts.append(SpokenPart(.text, label: words.joined(separator: " "))) }
    default:
      parts += children(of: index, isUnseen: isUnseen)
    }
  }

  private func children(of index: Int, isUnseen: Bool) -> [SpokenPart] {
    var parts: [SpokenPart] = []
    forEachChild(of: index) { tell($0, isUnseen: isUnseen, into: &parts) }
    return parts
  }

  /// The parts of something pressed: a button with the words on it, unless it holds a field.
  private static func button(_ number: Int, of inner: [SpokenPart]) -> [SpokenPart] {
    if inner.contains(where: { $0.kind == .field }) { return inner }
    let words = inner.compactMap(\.label).filter { !$0.isEmpty }
    return [
      SpokenPart(
        .button(number), label: words.joined(separator: ", "),
        value: inner.lazy.compactMap(\.value).first, hint: inner.lazy.compactMap(\.hint).first)
    ]
  }

  private static func telling(_ mark: SpokenMark, of inner: [SpokenPart]) -> [SpokenPart] {
    if case .image(let name) = mark {
      return [SpokenPart(.icon, label: SystemSymbol.words(of: name))]
    }
    var parts = inner
    let isControl = { (part: SpokenPart) in part.kind != .icon && part.kind != .text }
    // What is told is told of the field or the button in it; of texts and images as one.
    let index: Int
    if let control = parts.firstIndex(where: { $0.kind == .field })
      ?? parts.firstIndex(where: isControl)
    {
      index = control
    } else {
      let words = parts.compactMap(\.label).joined(separator: ", ")
      let isImage = !parts.isEmpty && parts.allSatisfy { $0.kind == .icon }
      parts = [
        SpokenPart(
          isImage ? .icon : .text, label: words, value: parts.lazy.compactMap(\.value).first,
          hint: parts.lazy.compactMap(\.hint).first)
      ]
      index = 0
    }
    switch mark {
    case .label(let text): parts[index].label = VisibleText.line(text)
    case .value(let text): parts[index].value = VisibleText.line(text)
    case .hint(let text): parts[index].hint = VisibleText.line(text)
    case .image, .hidden: break
    }
    return parts
  }
}

extension SystemSymbol {
  /// A symbol's name as words: `magnifying glass` for `magnifyingglass`, and `lock` for
  /// `lock.circle.fill`.
  package static func words(of name: String) -> String {
    let parts = name.split { ".-_ ".contains($0) }.map { String($0) }
    let shapes: Set<String> = ["fill", "circle", "square", "rectangle"]
    let telling = parts.enumerated().filter { $0.offset == 0 || !shapes.contains($0.element) }
    return VisibleText.line(
      telling.map { compounds[$0.element] ?? $0.element }.joined(separator: " "))
  }

  /// What Apple writes as one word.
  private static let compounds = [
    "magnifyingglass": "magnifying glass", "xmark": "x mark", "checkmark": "check mark",
    "exclamationmark": "exclamation mark", "questionmark": "question mark",
    "arrowshape": "arrow shape", "creditcard": "credit card", "paperplane": "paper plane",
    "creditcards": "credit cards", "viewfinder": "view finder",
  ]
}

/// A view that something is told of.
public struct _SpokenWrapper: _NodeWrapper {
  let mark: SpokenMark?

  /// The mark, while the view is lowered to be told.
  public func node(in context: LoweringContext) -> Node? {
    guard context.session.isSpoken, let mark else { return nil }
    return .mark(.spoken(mark))
  }
}

nonisolated extension View {
  /// Tells something of the view; nil for nothing more.
  func spoken(_ mark: SpokenMark?) -> _WrappedView<Self, _SpokenWrapper> {
    _WrappedView(content: self, wrapper: _SpokenWrapper(mark: mark))
  }
}

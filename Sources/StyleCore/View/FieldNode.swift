/// The line in which a text field shows its text.
///
/// ```
/// apples▏          the caret behind the text
/// ▏Search          an empty field with the caret and its placeholder
/// a long text th…  text that does not fit, at rest
/// wrong         !  a mark at the trailing end
/// ```
///
/// By far the largest of all nodes, it is one reference to what never changes, so that trees can hand it about
/// and compare it cheaply.
public struct FieldNode: Hashable, Sendable {
  private struct Content: Hashable, Sendable {
    var text: String
    var style: GlyphStyle
    var placeholder: [TextRun]
    var alignment: TextAlignment
    var symbols: SymbolSet
    var textWidth: Int
    /// None for a field at rest, as most of a form are: memory is quickly found for what is small.
    var extras: [Extras] = []
  }

  /// What a field has that is edited, or about which something is to be told.
  private struct Extras: Hashable, Sendable {
    var caret: Int?
    var selection = 0..<0
    var scroll: Int?
    var caretStyle = GlyphStyle()
    var selectionPaint = Paint.ink(opacity: 0.2)
    var mark: TextRun?

    static let none = Extras()

    /// Written out because the derived comparison copies the mark, and with that nodes out of their trees.
    static func == (a: Extras, b: Extras) -> Bool {
      guard a.caret == b.caret, a.selection == b.selection, a.scroll == b.scroll,
        a.caretStyle == b.caretStyle, a.selectionPaint == b.selectionPaint
      else { return false }
      switch (a.mark, b.mark) {
      case (nil, nil): return true
      case (let mark?, let other?): return mark.text == other.text && mark.style == other.style
      default: return false
      }
    }
  }

  private final class Box: Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  private var box: Box

  /// Makes a field's line and measures its text once.
  public init(
    text: String, style: GlyphStyle = GlyphStyle(), placeholder: [TextRun] = [],
    caret: Int? = nil, selection: Range<Int> = 0..<0, caretStyle: GlyphStyle = GlyphStyle(),
    selectionPaint: Paint = .ink(opacity: 0.2), alignment: TextAlignment = .leading,
    mark: TextRun? = nil, symbols: SymbolSet = .unicode
  ) {
    box = Box(
      Content(
        text: text, style: style, placeholder: placeholder, alignment: alignment, symbols: symbols,
        textWidth: DisplayWidth.of(text)))
    if caret == nil, selection.isEmpty, mark == nil, caretStyle == GlyphStyle(),
      selectionPaint == Extras.none.selectionPaint
    {
      return
    }
    change {
      $0 = Extras(
        caret: caret, selection: selection, caretStyle: caretStyle,
        selectionPaint: selectionPaint, mark: mark)
    }
  }

  private mutating func changeContent(_ change: (inout Content) -> Void) {
    var content = box.content
    change(&content)
    box = Box(content)
  }

  private var extras: Extras? { box.content.extras.first }

  private mutating func change(_ change: (inout Extras) -> Void) {
    var extras = extras ?? .none
    change(&extras)
    changeContent { $0.extras = extras == .none ? [] : [extras] }
  }

  /// The columns the field takes when nobody proposes any: 100 points, as other implementations of
  /// SwiftUI have it.
  public static let idealWidth = 13

  /// Whether two fields are shown alike.
  public static func == (a: FieldNode, b: FieldNode) -> Bool {
    a.box === b.box || a.box.content == b.box.content
  }

  /// Hashes what is shown.
  public func hash(into hasher: inout Hasher) { hasher.combine(box.content) }
}

extension FieldNode {
  /// The text as shown: one line, free of controls, bullets instead of a secret.
  public var text: String { box.content.text }
  /// The columns of the text.
  public var textWidth: Int { box.content.textWidth }
  /// The selected clusters, from the start; empty for none.
  public var selection: Range<Int> { extras?.selection ?? 0..<0 }
  /// Where text that leaves room stands.
  public var alignment: TextAlignment { box.content.alignment }
  /// Glyphs for the caret and for cut text.
  public var symbols: SymbolSet { box.content.symbols }

  /// How the text is drawn.
  public var style: GlyphStyle {
    get { box.content.style }
    set { changeContent { $0.style = newValue } }
  }

  /// What is shown while the text is empty.
  public var placeholder: [TextRun] {
    get { box.content.placeholder }
    set { changeContent { $0.placeholder = newValue } }
  }

  /// The caret's place, in grapheme clusters from the start; nil where the field has no focus.
  public var caret: Int? {
    get { extras?.caret }
    set { change { $0.caret = newValue } }
  }

  /// The columns at the left that stay out of sight while the caret is in sight; nil for the caret in
  /// the middle.
  package var scroll: Int? {
    get { extras?.scroll }
    set { change { $0.scroll = newValue } }
  }

  /// How the caret is drawn.
  public var caretStyle: GlyphStyle {
    get { extras?.caretStyle ?? GlyphStyle() }
    set { change { $0.caretStyle = newValue } }
  }

  /// What lies under the selected text.
  public var selectionPaint: Paint {
    get { extras?.selectionPaint ?? Extras.none.selectionPaint }
    set { change { $0.selectionPaint = newValue } }
  }

  /// A glyph at the trailing end that tells the field's state without colour; nil for none.
  public var mark: TextRun? {
    get { extras?.mark }
    set { change { $0.mark = newValue } }
  }
}

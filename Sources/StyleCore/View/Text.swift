/// Lines of text.
///
/// Modifiers that return a `Text` (``bold()``, ``foregroundColor(_:)``…) style the text itself and
/// win over what the surroundings say; `+` joins texts of different styles.
public struct Text: Sendable {
  struct Piece: Sendable {
    var text: String
    var added: CellAttributes = []
    var font: Font?
    var weight: Font.Weight?
    var style: (any ShapeStyle)?
  }

  var pieces: [Piece]

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Makes a text of a string as it stands.
  public init(verbatim content: String) {
    pieces = [Piece(text: content)]
  }

  /// Makes a text of a key in the app's tables; without tables, of the key itself.
  public init(_ key: LocalizedStringKey) {
    pieces = [Piece(text: key.text)]
  }

  /// Makes a text of a string as it stands.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    pieces = [Piece(text: String(content))]
  }

  /// One text after the other.
  public static func + (first: Text, second: Text) -> Text {
    Text(pieces: first.pieces + second.pieces)
  }

  /// The text without its styles.
  var plain: String {
    pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined()
  }

  private consuming func mapping(_ change: (inout Piece) -> Void) -> Text {
    var text = self
    for index in text.pieces.indices { change(&text.pieces[index]) }
    return text
  }

  /// The text in bold.
  public consuming func bold() -> Text { mapping { $0.weight = .bold } }

  /// The text in bold, or in the weight of its font.
  public func bold(_ isActive: Bool) -> Text { mapping { $0.weight = isActive ? .bold : nil } }

  /// The text in a weight; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { mapping { $0.weight = weight } }

  /// The text slanted.
  public func italic() -> Text { italic(true) }

  /// The text slanted, or as its font has it.
  public func italic(_ isActive: Bool) -> Text { setting(.italic, isActive) }

  /// The text with a line beneath, which has the text's colour.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting(.underline, isActive)
  }

  /// The text with a line through it, which has the text's colour.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting(.strikethrough, isActive)
  }

  private func setting(_ attribute: CellAttributes, _ isActive: Bool) -> Text {
    mapping { if isActive { $0.added.insert(attribute) } else { $0.added.remove(attribute) } }
  }

  /// The text in a font; nil leaves it to the surroundings.
  public func font(_ font: Font?) -> Text { mapping { $0.font = font } }

  /// The text in a colour; nil leaves it to the surroundings.
  public consuming func foregroundColor(_ color: Color?) -> Text { mapping { $0.style = color } }

  /// The text in a style.
  public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    mapping { $0.style = style }
  }

  /// The runs that the text is in the given surroundings.
  ///
  /// `paint` is the colour of pieces that have none; what `isLine` is shown on one line.
  func runs(
    in environment: EnvironmentValues, paint: Paint, attributes: CellAttributes = [], isLine: Bool
  ) -> [TextRun] {
    let look = environment.textLook
    // By its index, since a piece is large to copy.
    func run(_ index: Int) -> TextRun {
      TextRun(
        look.cased(pieces[index].text),
        style: GlyphStyle(
          paint: pieces[index].style?._paint(in: environment) ?? paint,
          attributes: attributes.union(pieces[index].added).union(
            look.attributes(
              of: pieces[index].font ?? environment.font, weight: pieces[index].weight))))
    }
    if pieces.count == 1 { return [run(0).visible(isLine: isLine)] }
    return pieces.indices.map(run).visible(isLine: isLine)
  }
}

extension Text: PrimitiveView {
  /// Appends the lines of text.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let environment = context.environment
    let runs = runs(
      in: environment, paint: environment.foreground?.primary ?? .ink, isLine: false)
    tree.append(
      .text(
        TextNode(
          runs, alignment: environment.multilineTextAlignment.resolved(in: environment),
          lineLimit: environment.lineLimit, truncation: environment.truncationMode,
          symbols: environment.symbols)))
  }

  /// The text itself.
  public var _text: Text? { self }
}

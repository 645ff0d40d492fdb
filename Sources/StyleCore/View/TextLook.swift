/// What is changed about all text in a view, whatever its font.
struct TextLook: Hashable, Sendable {
  /// The weight of all fonts; nil for each font's own.
  var weight: Font.Weight?
  /// What is added to all fonts.
  var added: CellAttributes = []
  /// The case of all letters; nil for their own.
  var letterCase: Text.Case?

  /// How glyphs of a font are drawn; `weight` wins over everything.
  func attributes(of font: Font?, weight: Font.Weight? = nil) -> CellAttributes {
    guard let weight = weight ?? self.weight else { return added.union(font?.attributes ?? []) }
    return added.union((font ?? .body).weight(weight).attributes)
  }

  /// A text in the case of all letters.
  func cased(_ text: String) -> String {
    switch letterCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}

extension EnvironmentValues {
  /// How glyphs in the font of the surroundings are drawn.
  var glyphAttributes: CellAttributes { textLook.attributes(of: font) }

  /// The case of all letters of texts; nil for their own.
  public var textCase: Text.Case? {
    get { textLook.letterCase }
    set { textLook.letterCase = newValue }
  }
}

extension Text {
  /// A case that all letters are put in.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// How a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// What the line is made of; terminals draw all alike.
    public enum Pattern: Hashable, Sendable {
      /// A whole line.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Dashes and dots in turn.
      case dashDot
      /// A dash and two dots in turn.
      case dashDotDot
    }

    /// A whole line.
    public static let single = LineStyle()

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}

nonisolated extension View {
  /// Draws all text in this view in bold, or in the weight of its font.
  public func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment { $0.textLook.weight = isActive ? .bold : nil }
  }

  /// Draws all text in this view in a weight; nil leaves it to the fonts.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment { $0.textLook.weight = weight }
  }

  /// Draws all text in this view slanted, or as its font has it.
  public func italic(_ isActive: Bool = true) -> some View {
    settingAttribute(.italic, isActive)
  }

  /// Draws all text in this view with a line beneath, which has the text's colour.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    settingAttribute(.underline, isActive)
  }

  /// Draws all text in this view with a line through it, which has the text's colour.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    settingAttribute(.strikethrough, isActive)
  }

  /// Puts all letters of texts in this view in one case; nil leaves them, and what is typed stays.
  public func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment { $0.textLook.letterCase = textCase }
  }

  private func settingAttribute(
    _ attribute: CellAttributes, _ isActive: Bool
  ) -> _ChangedContext<Self, _EnvironmentChange> {
    changingEnvironment {
      if isActive {
        $0.textLook.added.insert(attribute)
      } else {
        $0.textLook.added.remove(attribute)
      }
    }
  }
}

// What a grid of cells decides for itself: letters are all of one width and stand on one line.
nonisolated extension View {
  /// Changes nothing: letters have one width here.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Changes nothing: digits have one width here.
  public func monospacedDigit() -> some View { self }

  /// Changes nothing: letters stand in cells.
  public func kerning(_ kerning: Double) -> some View { self }

  /// Changes nothing: letters stand in cells.
  public func tracking(_ tracking: Double) -> some View { self }

  /// Changes nothing: letters stand on the row's line.
  public func baselineOffset(_ baselineOffset: Double) -> some View { self }

  /// Changes nothing: terminals have one design of letters.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Changes nothing: letters have one width here.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Changes nothing: rows touch.
  public func lineSpacing(_ lineSpacing: Double) -> some View { self }

  /// Changes nothing: text is cut rather than made smaller.
  public func minimumScaleFactor(_ factor: Double) -> some View { self }

  /// Changes nothing: letters stand in cells.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets how large text is, for styles that ask; here it has one size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Changes nothing: text has one size.
  public func dynamicTypeSize<Range: RangeExpression<DynamicTypeSize>>(
    _ range: Range
  ) -> some View { self }
}

extension Text {
  /// Changes nothing: letters have one width here.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Changes nothing: digits have one width here.
  public func monospacedDigit() -> Text { self }

  /// Changes nothing: letters stand in cells.
  public func kerning(_ kerning: Double) -> Text { self }

  /// Changes nothing: letters stand in cells.
  public func tracking(_ tracking: Double) -> Text { self }

  /// Changes nothing: letters stand on the row's line.
  public func baselineOffset(_ baselineOffset: Double) -> Text { self }

  /// Changes nothing: terminals have one design of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Changes nothing: letters have one width here.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Makes a text of an image's glyph.
  public init(_ image: Image) {
    self.init(verbatim: image.glyph(in: .unicode))
  }
}

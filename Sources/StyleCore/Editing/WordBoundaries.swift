/// Where the words of a text begin and end, in grapheme clusters.
///
/// ```
/// it's  3.5 km, 東京タワーへ行く
/// ‾‾‾‾  ‾ ‾ ‾‾  ‾‾‾‾‾‾‾‾‾‾‾‾‾       words
///               ‾‾  ‾‾‾  ‾ ‾ ‾      of one script each
/// ```
///
/// A word is a run of letters, digits and low lines, with apostrophes inside. Scripts without spaces
/// are cut where ideographs, Hiragana and Katakana meet, which is where most of their words end.
struct WordBoundaries {
  /// What a cluster is to words.
  enum Kind: UInt8 {
    case blank, sign, word, ideograph, hiragana, katakana

    /// Whether runs of the kind are words.
    var isWord: Bool { rawValue >= Kind.word.rawValue }

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .sign
        return
      }
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: self = .word
      case 0x00...0x20: self = character.isWhitespace ? .blank : .sign
      case 0x21...0x7E: self = .sign
      case 0x3041...0x309F: self = .hiragana
      case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
      default: self = Self.other(character, scalar)
      }
    }

    private static func other(_ character: Character, _ scalar: Unicode.Scalar) -> Kind {
      if character.isWhitespace { return .blank }
      if scalar.properties.isIdeographic { return .ideograph }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
        .otherNumber, .connectorPunctuation:
        return .word
      default: return .sign
      }
    }
  }

  private var kinds: [Kind]

  init(_ text: String) {
    kinds = text.map { Kind($0) }
    for (index, character) in text.enumerated() where character == "'" || character == "’" {
      if index > 0, index + 1 < kinds.count, kinds[index - 1] == .word, kinds[index + 1] == .word {
        kinds[index] = .word
      }
    }
  }

  /// The end of the word at or behind an offset; the text's end if there is none.
  func end(from offset: Int) -> Int {
    guard let start = kinds[offset...].firstIndex(where: \.isWord) else { return kinds.count }
    return run(around: start).upperBound
  }

  /// The start of the word before an offset; the text's start if there is none.
  func start(from offset: Int) -> Int {
    guard let last = kinds[..<offset].lastIndex(where: \.isWord) else { return 0 }
    return run(around: last).lowerBound
  }

  /// The run of clusters of one kind at an offset, or before the end of the text.
  func run(around offset: Int) -> Range<Int> {
    guard !kinds.isEmpty else { return 0..<0 }
    let offset = min(offset, kinds.count - 1)
    let kind = kinds[offset]
    let start = kinds[..<offset].lastIndex { $0 != kind }.map { $0 + 1 } ?? 0
    let end = kinds[offset...].firstIndex { $0 != kind } ?? kinds.count
    return start..<end
  }
}

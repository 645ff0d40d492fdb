/// What a scalar says about reading direction: the classes of UAX #9 that one line of visible text
/// can have.
///
/// The standard library does not know them, so they follow from general categories and the blocks of
/// right-to-left scripts. Some signs that belong to a left-to-right script by name only are neutral
/// here, which tells a difference beside right-to-left letters alone.
enum BidiClass: UInt8 {
  /// A letter that runs from left to right.
  case left
  /// A letter that runs from right to left, as in Hebrew.
  case right
  /// A letter of Arabic and its relatives.
  case arabicLetter
  /// A European digit.
  case european
  /// An Arabic digit.
  case arabicNumber
  /// Plus and minus.
  case europeanSeparator
  /// A sign that goes with a number: currencies, per cent.
  case terminator
  /// A sign within numbers: comma, full stop, colon, solidus.
  case commonSeparator
  /// White space.
  case space
  /// Anything else.
  case neutral

  /// Whether the class decides the direction of a line.
  var isStrong: Bool { rawValue <= BidiClass.arabicLetter.rawValue }

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = Self.ascii(value)
    } else if let special = Self.special(value) {
      self = special
    } else {
      self = Self.byCategory(scalar)
    }
  }

  private static func ascii(_ value: UInt32) -> BidiClass {
    switch value {
    case 0x30...0x39: .european
    case 0x41...0x5A, 0x61...0x7A: .left
    case 0x20: .space
    case 0x23...0x25: .terminator
    case 0x2B, 0x2D: .europeanSeparator
    case 0x2C, 0x2E, 0x2F, 0x3A: .commonSeparator
    default: .neutral
    }
  }

  /// The classes that no general category tells.
  private static func special(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0xB2, 0xB3, 0xB9, 0x06F0...0x06F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089,
      0x2488...0x249B, 0xFF10...0xFF19, 0x102E1...0x102FB, 0x1D7CE...0x1D7FF, 0x1F100...0x1F10A,
      0x1FBF0...0x1FBF9:
      .european
    case 0x0600...0x0605, 0x0660...0x0669, 0x066B, 0x066C, 0x06DD, 0x0890, 0x0891, 0x08E2,
      0x10D30...0x10D39, 0x10D40...0x10D49, 0x10E60...0x10E7E:
      .arabicNumber
    case 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFB29, 0xFE62, 0xFE63, 0xFF0B, 0xFF0D:
      .europeanSeparator
    case 0xA0, 0x060C, 0x202F, 0x2044, 0xFE50, 0xFE52, 0xFE55, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A:
      .commonSeparator
    case 0xB0, 0xB1, 0x0609, 0x060A, 0x066A, 0x2030...0x2034, 0x2213, 0x212E, 0xFE5F, 0xFE6A,
      0xFF03, 0xFF05:
      .terminator
    case 0x0606, 0x0607, 0x060E, 0x060F, 0x06DE, 0x06E9, 0x07F6...0x07F9, 0xFD3E...0xFD4F, 0xFDCF,
      0xFDFD...0xFDFF, 0x1091F, 0x10B39...0x10B3F, 0x10D6E, 0x10ED0...0x10ED8, 0x1EEF0, 0x1EEF1:
      .neutral
    case 0x060B, 0xFDFC, 0x1ECB0: .arabicLetter
    case 0x07FE, 0x07FF: .right
    // Box drawing and blocks, which UAX #9 has as neutral: a frame that is drawn around text keeps its
    // left side on the left.
    case 0x2500...0x259F: .left
    // Signs that are left to right as the letters they stand among, or look like, are.
    case 0x2336...0x237A, 0x249C...0x24E9, 0x2800...0x28FF, 0x3200...0x321C, 0x3220...0x324F,
      0x3260...0x327B, 0x327F...0x32B0, 0x32C0...0x32CB, 0x32D0...0x3376, 0x337B...0x33DD,
      0x33E0...0x33FE, 0x1F110...0x1F169, 0x1F170...0x1F1AC, 0x1F1E6...0x1F202:
      .left
    default: nil
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .neutral
    case .spaceSeparator: return .space
    case .currencySymbol: return .terminator
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber:
      return rightToLeft(scalar.value) ?? .left
    default:
      return rightToLeft(scalar.value) ?? .neutral
    }
  }

  /// The class that the blocks of right-to-left scripts give; nil outside them.
  private static func rightToLeft(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0x0600...0x07BF, 0x0860...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10D00...0x10D3F,
      0x10EC0...0x10EFF, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F,
      0x1EE00...0x1EEFF:
      .arabicLetter
    case 0x0590...0x08FF, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EFFF: .right
    default: nil
    }
  }
}

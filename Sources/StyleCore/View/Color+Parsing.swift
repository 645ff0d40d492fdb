extension Color {
  /// Reads a colour as ``description`` prints it, and a little more freely.
  ///
  /// ```
  /// #rgb  #rgba  #rrggbb  #rrggbbaa     hexadecimal
  /// red  system-gray-4  systemGray4     a name, whatever its case, with or without hyphens
  /// label/50%  #c0c0c0/12.5%            with a share of its opacity
  /// ```
  ///
  /// - Throws: ``ColorParseError``, which quotes the part that could not be read.
  public init(parsing text: String) throws(ColorParseError) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !text.isEmpty else { throw .empty }
    let color = name.first == "#" ? try Color(hexadecimal: name) : try Color(named: name)
    self = parts.count == 1 ? color : color.opacity(try Self.share(of: parts[1]))
  }

  /// Reads a number sign and three, four, six or eight hexadecimal digits.
  private init(hexadecimal text: Substring) throws(ColorParseError) {
    var value: UInt32 = 0
    let digits = text.dropFirst()
    guard [3, 4, 6, 8].contains(digits.utf8.count) else { throw .digitCount(String(text)) }
    let isShort = digits.utf8.count < 5
    for digit in digits {
      guard digit.isASCII, let number = digit.hexDigitValue else {
        throw .digit(digit, in: String(text))
      }
      value = value << 4 | UInt32(number)
      if isShort { value = value << 4 | UInt32(number) }
    }
    let hasAlpha = digits.utf8.count.isMultiple(of: 4)
    self.init(rgba: RGBA(rawValue: hasAlpha ? value : value << 8 | 0xFF))
  }

  /// Looks a name up.
  private init(named text: Substring) throws(ColorParseError) {
    let key = Self.key(of: text)
    if let color = Self.colorsByKey[key] {
      self = color
      return
    }
    let nearest = EditDistance.nearest(to: key, in: Self.names.lazy.map { Self.key(of: $0[...]) })
    throw .unknownName(
      String(text), nearest: nearest.flatMap { key in Self.colorsByKey[key]?.description })
  }

  /// Reads a percentage.
  private static func share(of text: Substring) throws(ColorParseError) -> Double {
    let digits = text.dropLast()
    guard text.last == "%", digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }),
      let percentage = Double(digits), percentage <= 100
    else { throw .opacity(String(text)) }
    return percentage / 100
  }

  /// A name without what spelling is free in: case, hyphens, and the British grey.
  private static func key(of name: Substring) -> String {
    var key = ""
    for character in name where character != "-" { key += character.lowercased() }
    if key.hasSuffix("grey") { key = key.dropLast(4) + "gray" }
    return key
  }

  /// The names of all named colours in canonical spelling, SwiftUI's and UIKit's.
  public static let names: [String] =
    ["white", "black", "clear", "accent-color"] + SystemColor.allCases.map(\.name)

  /// Every named colour under its key, and those that UIKit names otherwise under both.
  private static let colorsByKey: [String: Color] = {
    var colors: [String: Color] = [
      "white": .white, "black": .black, "clear": .clear, "accentcolor": .accentColor,
      "label": .primary, "secondarylabel": .secondary,
    ]
    for system in SystemColor.allCases {
      colors[key(of: system.rawValue[...])] = Color(system: system)
      if system.isHue { colors["system" + system.rawValue] = Color(system: system) }
    }
    return colors
  }()
}

extension Color: CustomStringConvertible {
  /// The name in small letters with hyphens and the share of its opacity, or hexadecimal digits.
  ///
  /// ``init(parsing:)`` reads it back to the same colour.
  public var description: String {
    let name: String
    switch source {
    case .fixed(.white): return "white"
    case .fixed(.black): return "black"
    case .fixed(.clear): return "clear"
    case .fixed(let color): return color.description
    case .system(let system): name = system.name
    case .accent: name = "accent-color"
    }
    if share == Self.wholeShare { return name }
    let (whole, hundredths) = share.quotientAndRemainder(dividingBy: 100)
    if hundredths == 0 { return "\(name)/\(whole)%" }
    let decimals =
      hundredths.isMultiple(of: 10)
      ? "\(hundredths / 10)" : hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
    return "\(name)/\(whole).\(decimals)%"
  }
}

extension SystemColor {
  /// The name in small letters with hyphens: `system-gray-4`.
  public var name: String {
    var name = ""
    for character in rawValue {
      if character.isUppercase || character.isNumber { name += "-" }
      name += character.lowercased()
    }
    return name
  }

  /// Whether UIKit knows the colour by the same name with `system` in front.
  fileprivate var isHue: Bool {
    switch self {
    case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
      .brown, .gray:
      true
    default: false
    }
  }
}

/// Why a text is not a colour.
public enum ColorParseError: Error, Hashable, Sendable {
  /// There is no text.
  case empty
  /// The text after the number sign is not 3, 4, 6 or 8 digits long.
  case digitCount(String)
  /// A character is not a hexadecimal digit.
  case digit(Character, in: String)
  /// No colour has the name; the nearest that one has, if any is near.
  case unknownName(String, nearest: String?)
  /// What follows the slash is not a percentage from 0 to 100.
  case opacity(String)
}

extension ColorParseError: CustomStringConvertible {
  /// One sentence that quotes what was wrong and says what would be right.
  public var description: String {
    switch self {
    case .empty:
      "A colour is missing: write a name such as red, or hexadecimal digits such as #ff3b30."
    case .digitCount(let text):
      "\(QuotedText.short(text)) is not a colour: # takes 3, 4, 6 or 8 hexadecimal digits."
    case .digit(let character, let text):
      "\(QuotedText.short(text)) is not a colour: \(QuotedText.short(String(character))) is not a "
        + "hexadecimal digit."
    case .unknownName(let name, let nearest?):
      "There is no colour named \(QuotedText.short(name)); did you mean \(nearest)?"
    case .unknownName(let name, nil):
      "There is no colour named \(QuotedText.short(name)): write a name such as red, or digits "
        + "such as #ff3b30."
    case .opacity(let text):
      "\(QuotedText.short(text)) is not an opacity: write a percentage from 0% to 100%."
    }
  }
}

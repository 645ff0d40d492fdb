extension Color {
  /// A red that follows the appearance.
  public static let red = Color(system: .red)
  /// An orange that follows the appearance.
  public static let orange = Color(system: .orange)
  /// A yellow that follows the appearance.
  public static let yellow = Color(system: .yellow)
  /// A green that follows the appearance.
  public static let green = Color(system: .green)
  /// A mint that follows the appearance.
  public static let mint = Color(system: .mint)
  /// A teal that follows the appearance.
  public static let teal = Color(system: .teal)
  /// A cyan that follows the appearance.
  public static let cyan = Color(system: .cyan)
  /// A blue that follows the appearance.
  public static let blue = Color(system: .blue)
  /// An indigo that follows the appearance.
  public static let indigo = Color(system: .indigo)
  /// A purple that follows the appearance.
  public static let purple = Color(system: .purple)
  /// A pink that follows the appearance.
  public static let pink = Color(system: .pink)
  /// A brown that follows the appearance.
  public static let brown = Color(system: .brown)
  /// A grey, the same in both appearances.
  public static let gray = Color(system: .gray)
  /// White in every surrounding.
  public static let white = Color(rgba: .white)
  /// Black in every surrounding.
  public static let black = Color(rgba: .black)
  /// Nothing at all.
  public static let clear = Color(rgba: .clear)
  /// The colour of text: the surroundings' ink.
  public static let primary = Color(system: .primary)
  /// The colour of text of second rank.
  public static let secondary = Color(system: .secondary)
  /// The accent colour of the surroundings.
  public static let accentColor = Color(.accent)
}

/// A colour that an appearance gives its components.
///
/// The names are SwiftUI's where SwiftUI has one and UIKit's for the others; the values are those of
/// iOS 13 to 18.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  /// Hues, as SwiftUI names them.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  /// Greys.
  case gray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case lightGray, darkGray
  /// Text, by rank and use.
  case primary, secondary, tertiaryLabel, quaternaryLabel, placeholderText, link
  case lightText, darkText
  /// Lines between things.
  case separator, opaqueSeparator
  /// Fills of controls, thinner by rank.
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  /// Grounds of screens, by depth.
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  /// The components in an appearance.
  public func components(in scheme: ColorScheme) -> RGBA {
    RGBA(rawValue: scheme == .light ? values.light : values.dark)
  }

  /// The components on light and on dark, as `0xRRGGBBAA`.
  private var values: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF3B_30FF, 0xFF45_3AFF)
    case .orange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .yellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .green: (0x34C7_59FF, 0x30D1_58FF)
    case .mint: (0x00C7_BEFF, 0x63E6_E2FF)
    case .teal: (0x30B0_C7FF, 0x40C8_E0FF)
    case .cyan: (0x32AD_E6FF, 0x64D2_FFFF)
    case .blue: (0x007A_FFFF, 0x0A84_FFFF)
    case .indigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .purple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .pink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .brown: (0xA284_5EFF, 0xAC8E_68FF)
    case .gray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .systemGray2: (0xAEAE_B2FF, 0x6363_66FF)
    case .systemGray3: (0xC7C7_CCFF, 0x4848_4AFF)
    case .systemGray4: (0xD1D1_D6FF, 0x3A3A_3CFF)
    case .systemGray5: (0xE5E5_EAFF, 0x2C2C_2EFF)
    case .systemGray6: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .lightGray: (0xAAAA_AAFF, 0xAAAA_AAFF)
    case .darkGray: (0x5555_55FF, 0x5555_55FF)
    case .primary: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondary: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiaryLabel: (0x3C3C_434D, 0xEBEB_F54D)
    case .quaternaryLabel: (0x3C3C_432E, 0xEBEB_F529)
    case .placeholderText: (0x3C3C_434D, 0xEBEB_F54D)
    case .link: (0x007A_FFFF, 0x0984_FFFF)
    case .lightText: (0xFFFF_FF99, 0xFFFF_FF99)
    case .darkText: (0x0000_00FF, 0x0000_00FF)
    case .separator: (0x3C3C_434A, 0x5454_5899)
    case .opaqueSeparator: (0xC6C6_C8FF, 0x3838_3AFF)
    case .systemFill: (0x7878_8033, 0x7878_805C)
    case .secondarySystemFill: (0x7878_8029, 0x7878_8052)
    case .tertiarySystemFill: (0x7676_801F, 0x7676_803D)
    case .quaternarySystemFill: (0x7474_8014, 0x7676_802E)
    case .systemBackground: (0xFFFF_FFFF, 0x0000_00FF)
    case .secondarySystemBackground: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .tertiarySystemBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
    case .systemGroupedBackground: (0xF2F2_F7FF, 0x0000_00FF)
    case .secondarySystemGroupedBackground: (0xFFFF_FFFF, 0x1C1C_1EFF)
    case .tertiarySystemGroupedBackground: (0xF2F2_F7FF, 0x2C2C_2EFF)
    }
  }
}

extension Color {
  /// The secondary label colour, on light at 72 % instead of 60 so that its contrast is 4.5:1; the
  /// system's colour of placeholders, 30 % of the label's, is lost on a terminal's thin glyphs.
  static let legiblePlaceholder = Color(
    light: RGBA(0x3C, 0x3C, 0x43, 184), dark: RGBA(0xEB, 0xEB, 0xF5, 153))
}

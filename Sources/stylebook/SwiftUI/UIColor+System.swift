/// The colours that UIKit names.
///
/// The system's follow the appearance, with the values of iOS 13 to 18; the plain names are the same in
/// both: `UIColor.red` is pure red, where `Color.red` is the system's.
extension UIColor {
  /// The system's red.
  public static var systemRed: UIColor { UIColor(.red) }
  /// The system's orange.
  public static var systemOrange: UIColor { UIColor(.orange) }
  /// The system's yellow.
  public static var systemYellow: UIColor { UIColor(.yellow) }
  /// The system's green.
  public static var systemGreen: UIColor { UIColor(.green) }
  /// The system's mint.
  public static var systemMint: UIColor { UIColor(.mint) }
  /// The system's teal.
  public static var systemTeal: UIColor { UIColor(.teal) }
  /// The system's cyan.
  public static var systemCyan: UIColor { UIColor(.cyan) }
  /// The system's blue.
  public static var systemBlue: UIColor { UIColor(.blue) }
  /// The system's indigo.
  public static var systemIndigo: UIColor { UIColor(.indigo) }
  /// The system's purple.
  public static var systemPurple: UIColor { UIColor(.purple) }
  /// The system's pink.
  public static var systemPink: UIColor { UIColor(.pink) }
  /// The system's brown.
  public static var systemBrown: UIColor { UIColor(.brown) }
  /// The system's gray.
  public static var systemGray: UIColor { UIColor(.gray) }
  /// The system's grey of rank 2: the higher, the nearer the ground.
  public static var systemGray2: UIColor { UIColor(Color(system: .systemGray2)) }
  /// The system's grey of rank 3: the higher, the nearer the ground.
  public static var systemGray3: UIColor { UIColor(Color(system: .systemGray3)) }
  /// The system's grey of rank 4: the higher, the nearer the ground.
  public static var systemGray4: UIColor { UIColor(Color(system: .systemGray4)) }
  /// The system's grey of rank 5: the higher, the nearer the ground.
  public static var systemGray5: UIColor { UIColor(Color(system: .systemGray5)) }
  /// The system's grey of rank 6: the higher, the nearer the ground.
  public static var systemGray6: UIColor { UIColor(Color(system: .systemGray6)) }
  /// Text.
  public static var label: UIColor { UIColor(.primary) }
  /// Text of second rank.
  public static var secondaryLabel: UIColor { UIColor(.secondary) }
  /// Text of third rank.
  public static var tertiaryLabel: UIColor { UIColor(Color(system: .tertiaryLabel)) }
  /// Text of fourth rank.
  public static var quaternaryLabel: UIColor { UIColor(Color(system: .quaternaryLabel)) }
  /// What stands in an empty field.
  public static var placeholderText: UIColor { UIColor(Color(system: .placeholderText)) }
  /// Links.
  public static var link: UIColor { UIColor(Color(system: .link)) }
  /// Lines between things, through which the ground shows.
  public static var separator: UIColor { UIColor(Color(system: .separator)) }
  /// Lines between things.
  public static var opaqueSeparator: UIColor { UIColor(Color(system: .opaqueSeparator)) }
  /// Fills of thin things.
  public static var systemFill: UIColor { UIColor(Color(system: .systemFill)) }
  /// Fills of middling things.
  public static var secondarySystemFill: UIColor { UIColor(Color(system: .secondarySystemFill)) }
  /// Fills of large things, such as fields.
  public static var tertiarySystemFill: UIColor { UIColor(Color(system: .tertiarySystemFill)) }
  /// Fills of large and intricate things.
  public static var quaternarySystemFill: UIColor { UIColor(Color(system: .quaternarySystemFill)) }
  /// The ground.
  public static var systemBackground: UIColor { UIColor(Color(system: .systemBackground)) }
  /// What lies on the ground.
  public static var secondarySystemBackground: UIColor {
    UIColor(Color(system: .secondarySystemBackground))
  }
  /// What lies on that.
  public static var tertiarySystemBackground: UIColor {
    UIColor(Color(system: .tertiarySystemBackground))
  }
  /// The ground of groups.
  public static var systemGroupedBackground: UIColor {
    UIColor(Color(system: .systemGroupedBackground))
  }
  /// A group.
  public static var secondarySystemGroupedBackground: UIColor {
    UIColor(Color(system: .secondarySystemGroupedBackground))
  }
  /// What lies on a group.
  public static var tertiarySystemGroupedBackground: UIColor {
    UIColor(Color(system: .tertiarySystemGroupedBackground))
  }
  /// Text on dark grounds.
  public static var lightText: UIColor { UIColor(Color(system: .lightText)) }
  /// Text on light grounds.
  public static var darkText: UIColor { UIColor(Color(system: .darkText)) }
  /// The tint of the surroundings.
  public static var tintColor: UIColor { UIColor(.accentColor) }
  /// Black.
  public static var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// White.
  public static var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// Pure red, the same in both appearances.
  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green, the same in both appearances.
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue, the same in both appearances.
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Pure cyan, the same in both appearances.
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Pure yellow, the same in both appearances.
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Pure magenta, the same in both appearances.
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Pure orange, the same in both appearances.
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Pure purple, the same in both appearances.
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Pure brown, the same in both appearances.
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// A grey of half the light.
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// A grey of two thirds.
  public static var lightGray: UIColor { UIColor(Color(system: .lightGray)) }
  /// A grey of one third.
  public static var darkGray: UIColor { UIColor(Color(system: .darkGray)) }
  /// Nothing.
  public static var clear: UIColor { UIColor(.clear) }
}

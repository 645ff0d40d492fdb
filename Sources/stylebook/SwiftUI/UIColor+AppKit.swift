/// The colours that AppKit names.
///
/// Those UIKit has too are the same; the grounds are those of macOS 11 to 15.
extension UIColor {
  /// Text.
  public static var labelColor: UIColor { UIColor(.primary) }
  /// Text of second rank.
  public static var secondaryLabelColor: UIColor { UIColor(.secondary) }
  /// Text of third rank.
  public static var tertiaryLabelColor: UIColor { UIColor(Color(system: .tertiaryLabel)) }
  /// Text of fourth rank.
  public static var quaternaryLabelColor: UIColor { UIColor(Color(system: .quaternaryLabel)) }
  /// Text in a field.
  public static var textColor: UIColor { UIColor(.primary) }
  /// What stands in an empty field.
  public static var placeholderTextColor: UIColor { UIColor(Color(system: .placeholderText)) }
  /// The ground of text.
  public static var textBackgroundColor: UIColor {
    UIColor(Color(light: RGBA(rawValue: 0xFFFF_FFFF), dark: RGBA(rawValue: 0x1E1E_1EFF)))
  }
  /// The ground of a large control.
  public static var controlBackgroundColor: UIColor {
    UIColor(Color(light: RGBA(rawValue: 0xFFFF_FFFF), dark: RGBA(rawValue: 0x1E1E_1EFF)))
  }
  /// The ground of a window.
  public static var windowBackgroundColor: UIColor {
    UIColor(Color(light: RGBA(rawValue: 0xECEC_ECFF), dark: RGBA(rawValue: 0x3232_32FF)))
  }
  /// The ground behind a page.
  public static var underPageBackgroundColor: UIColor {
    UIColor(Color(light: RGBA(rawValue: 0x9696_96E6), dark: RGBA(rawValue: 0x2828_28FF)))
  }
  /// The face of a control.
  public static var controlColor: UIColor {
    UIColor(Color(light: RGBA(rawValue: 0xFFFF_FFFF), dark: RGBA(rawValue: 0xFFFF_FF40)))
  }
  /// Text on a control.
  public static var controlTextColor: UIColor { UIColor(.primary) }
  /// Text on a control that does not react.
  public static var disabledControlTextColor: UIColor { UIColor(Color(system: .tertiaryLabel)) }
  /// The face of a chosen control.
  public static var selectedControlColor: UIColor {
    UIColor(Color(light: RGBA(rawValue: 0xB3D7_FFFF), dark: RGBA(rawValue: 0x3F63_8BFF)))
  }
  /// The ground of selected text.
  public static var selectedTextBackgroundColor: UIColor {
    UIColor(Color(light: RGBA(rawValue: 0xB3D7_FFFF), dark: RGBA(rawValue: 0x3F63_8BFF)))
  }
  /// The ground of a chosen row.
  public static var selectedContentBackgroundColor: UIColor {
    UIColor(Color(light: RGBA(rawValue: 0x0063_E1FF), dark: RGBA(rawValue: 0x0058_D0FF)))
  }
  /// The ground of a chosen row in a window behind.
  public static var unemphasizedSelectedContentBackgroundColor: UIColor {
    UIColor(Color(light: RGBA(rawValue: 0xDCDC_DCFF), dark: RGBA(rawValue: 0x4646_46FF)))
  }
  /// The accent colour.
  public static var controlAccentColor: UIColor { UIColor(.accentColor) }
  /// The ring about what has the focus.
  public static var keyboardFocusIndicatorColor: UIColor { UIColor(Color.accentColor.opacity(0.5)) }
  /// Lines between things.
  public static var separatorColor: UIColor { UIColor(Color(system: .separator)) }
  /// Lines of a table.
  public static var gridColor: UIColor {
    UIColor(Color(light: RGBA(rawValue: 0xE6E6_E6FF), dark: RGBA(rawValue: 0x1A1A_1AFF)))
  }
  /// Links.
  public static var linkColor: UIColor { UIColor(Color(system: .link)) }
  /// Text of a heading.
  public static var headerTextColor: UIColor { UIColor(.primary) }
  /// Text of a window's title.
  public static var windowFrameTextColor: UIColor { UIColor(.primary) }
  /// Shadows.
  public static var shadowColor: UIColor { UIColor(.black) }
  /// Light on an edge.
  public static var highlightColor: UIColor { UIColor(.white) }
}

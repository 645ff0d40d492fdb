/// Makes text safe to show: nothing in it commands a terminal, is invisible, or joins a neighbour.
///
/// ```
/// "a\u{1B}[31m"    a␛[31m     controls become pictures: ␀…␟ ␡, and � for U+0080–009F
/// "a\tb\r\n"       a␉b␍␊      so do tabs and line ends on one line; a block keeps its lines
/// "\u{202E}abc"    �abc       what would turn the reading direction becomes �
/// "\u{301}a"       ◌́a         a mark without a base stands on a dotted circle
/// "🇫a"             Ｆa         half a flag becomes its fullwidth letter, as wide as before
/// "a\u{1F3FD}"     a�         a skin tone without an emoji becomes �
/// "so\u{AD}ft"     so-ft      a soft hyphen becomes a hyphen
/// "a\u{200B}b"     ab         invisible clusters, and joiners that join nothing, are dropped
/// ```
///
/// At most 8 marks stand on a base, 8 joiners are in a cluster, and 32 scalars in all. Every
/// `Character` of a result has 1 or 2 columns, line feeds of a block aside; text that is already so
/// comes back as it is.
public enum VisibleText {
  /// The text as shown on one line.
  public static func line(_ text: String) -> String {
    VisibleTextScan.isVisible(text, keepsLines: false)
      ? text : VisibleTextBuilder.visible(text, keepsLines: false)
  }

  /// The text as shown on several lines; every line end becomes a line feed.
  public static func block(_ text: String) -> String {
    VisibleTextScan.isVisible(text, keepsLines: true)
      ? text : VisibleTextBuilder.visible(text, keepsLines: true)
  }

  /// The place in what is shown on one line that a place in a text has, both in grapheme clusters.
  package static func offset(_ offset: Int, of text: String, in shown: String) -> Int {
    shown == text ? offset : line(String(text.prefix(offset))).count
  }

  /// The place in a text whose cluster is shown at a place on its line, both in grapheme clusters.
  package static func offset(_ place: Int, in shown: String, of text: String) -> Int {
    if shown == text { return place }
    var low = 0
    var high = text.count
    while low < high {
      let middle = (low + high + 1) / 2
      if offset(middle, of: text, in: shown) <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The most marks on one base: the longest subdivision flag has 7 tags.
  static let markLimit = 8
  /// The most joiners in one cluster; emoji in use have up to 3.
  static let joinerLimit = 8
  /// The most scalars in one cluster.
  static let scalarLimit = 32
}

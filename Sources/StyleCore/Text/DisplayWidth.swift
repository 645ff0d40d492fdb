/// How many columns text takes on a terminal: the one measurer of the package.
///
/// ```
/// a é  1    ─ … ● α  1    世 한 Ａ  2    😀 👨‍👩‍👧 🇯🇵  2    ❤ 1    ❤️ 2    U+0301 alone  0
/// ```
///
/// Wide and fullwidth characters of Unicode's East Asian Width take two columns, ambiguous ones one,
/// marks that combine and format characters none; a grapheme cluster never takes more than two.
/// Controls count as none, and never reach a terminal (see ``VisibleText``). The widths are those of
/// PyPI's wcwidth, with two differences that come of counting cell by cell: a spacing mark that is a
/// cluster of its own, as in Burmese, takes a column, and a virama does not swallow a column of the
/// cluster behind it.
public enum DisplayWidth {
  /// The columns of one scalar on its own: 0, 1 or 2.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    ScalarClass(scalar).width
  }

  /// The columns of one grapheme cluster: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    var cluster = ClusterWidth()
    for scalar in character.unicodeScalars { cluster.add(ScalarClass(scalar)) }
    return cluster.columns
  }

  /// The columns of a text on one line: the sum over its grapheme clusters.
  @inlinable
  public static func of(_ text: some StringProtocol) -> Int {
    if let columns = text.utf8.withContiguousStorageIfAvailable(columns) { return columns }
    var native = String(text)
    return native.withUTF8(columns)
  }
}

/// Texts in which every kind of scalar meets every other; the same ones for the same seed.
struct RandomText {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Scalars whose meetings matter.
  static let pool: [Unicode.Scalar] = Array(
    """
    aZ 1#*~éß·αж世界한각ｱＡ…─●█★☐❤☀⌚😀👍👩💻🇯🇵🚀🏳🏴©™ﾞカｶ\u{301}\u{308}\u{327}\u{20E3}\u{FE0E}\u{FE0F}\u{200D}\u{200C}\
    \u{1F3FB}\u{1F3FF}\u{93F}\u{903}\u{E33}\u{E01}\u{915}\u{937}\u{94D}\u{9BE}\u{995}\u{9CD}\
    \u{B95}\u{BCD}\
    \u{1780}\u{17D2}\u{1100}\u{1161}\u{11A8}\u{115F}\u{1160}\u{AC00}\u{600}\u{110BD}\u{3164}\u{FFA0}\u{AD}\
    \u{200B}\u{FEFF}\u{2060}\u{202E}\u{2066}\u{200E}\u{61C}\u{2028}\u{2029}\u{85}\u{9B}\u{1B}\u{7F}\
    \u{E0067}\u{E007F}\u{E0001}\u{FE00}\u{180E}\u{302E}\u{3099}\u{897}\u{113CC}\u{16D63}\u{1B44}\u{25CC}
    \t\n\r\u{0}
    """.unicodeScalars)

  /// The next number; xorshift.
  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  /// A text of up to `length` scalars.
  mutating func next(length: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<number(below: length + 1) {
      text.append(Self.pool[number(below: Self.pool.count)])
    }
    return String(text)
  }
}

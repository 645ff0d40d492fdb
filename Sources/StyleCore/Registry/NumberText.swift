/// Numbers as style expressions write them.
enum NumberText {
  /// The shortest text that reads back as the number; whole numbers have no point.
  static func of(_ number: Double) -> String {
    if number.magnitude < 1e15, number == number.rounded() { return String(Int(number)) }
    return number.description
  }

  /// The number that a text spells; nil for anything but digits with a sign, a point and an exponent
  /// where they belong, and for numbers too large to be finite.
  static func parse(_ text: String) -> Double? {
    var rest = Substring(text)
    func dropDigits() -> Bool {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest.removeFirst(digits.count)
      return !digits.isEmpty
    }
    if rest.first == "-" { rest.removeFirst() }
    guard dropDigits() else { return nil }
    if rest.first == "." {
      rest.removeFirst()
      guard dropDigits() else { return nil }
    }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
      guard dropDigits() else { return nil }
    }
    guard rest.isEmpty, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}

extension RGBA {
  /// The colour in the answer to a question for one: `rgb:` and three numbers of one to four
  /// hexadecimal digits, `rgba:` and four, or `#` and digits (what `XParseColor` reads).
  init?(answer bytes: [UInt8], to question: StaticString) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("\(question)") else { return nil }
    let answer = text.dropFirst(question.utf8CodeUnitCount)
    let fields: [Substring]
    if answer.hasPrefix("rgb:") || answer.hasPrefix("rgba:") {
      let numbers = answer.drop { $0 != ":" }.dropFirst()
      fields = numbers.split(separator: "/", omittingEmptySubsequences: false)
      if fields.count != (answer.hasPrefix("rgba:") ? 4 : 3) { return nil }
    } else if answer.hasPrefix("#"), [4, 7, 10, 13].contains(answer.utf8.count) {
      let digits = answer.dropFirst()
      let length = digits.count / 3
      guard length > 0 else { return nil }
      fields = (0..<3).map { digits.dropFirst($0 * length).prefix(length) }
    } else {
      return nil
    }
    var channels: [UInt8] = []
    for field in fields.prefix(3) {
      guard 1...4 ~= field.utf8.count, field.allSatisfy(\.isHexDigit),
        let number = Int(field, radix: 16)
      else { return nil }
      let most = 1 << (4 * field.utf8.count) - 1
      channels.append(UInt8((number * 255 + most / 2) / most))
    }
    self.init(channels[0], channels[1], channels[2])
  }
}

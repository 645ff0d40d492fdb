import StyleCore

/// What is wrong with a tape, and where.
struct TapeError: Error, Hashable {
  /// The file.
  let path: String
  /// The line, from 1; nil where the file as a whole is at fault.
  let line: Int?
  /// What is wrong there.
  let problem: Problem

  /// What may be wrong with a tape.
  enum Problem: Error, Hashable {
    /// The file cannot be read, for this reason.
    case unreadable(String)
    /// The bytes are no UTF-8.
    case notUTF8
    /// No line begins with this word.
    case unknownVerb(String)
    /// Nothing stands behind the word.
    case missing(TapeVerb)
    /// This is no size of a screen.
    case badSize(String)
    /// No key has this name.
    case unknownKey(String)
    /// What follows is no text in quotes.
    case badText(TapeVerb)
    /// A control character cannot be typed.
    case typedControl(Unicode.Scalar)
    /// This is no place on the screen.
    case badPlace(String)
    /// This is no time to wait.
    case badWait(String)
    /// No frame can have this name.
    case badName(String)
    /// Another frame has this name.
    case repeatedFrame(String, earlier: String)
    /// The screen ends before this place.
    case outside(CellPoint, CellSize)
    /// Another tape of the run, at this path, has this name.
    case repeatedName(String)
    /// The browser has been left in an earlier line.
    case left(line: Int)
  }
}

extension TapeError: CustomStringConvertible {
  /// The file, the line, what is wrong and what to write.
  var description: String {
    let file = QuotedText.of(path).dropFirst().dropLast()
    let place = line.map { "\(file):\($0)" } ?? String(file)
    return "\(place): \(problem.sentence)"
  }
}

extension TapeError.Problem {
  fileprivate var sentence: String {
    switch self {
    case .unreadable(let reason):
      "the tape cannot be read: \(reason); name a file of keys and waits."
    case .notUTF8:
      "the tape is no UTF-8; save it as UTF-8."
    case .unknownVerb(let word):
      "there is no \(QuotedText.short(word)) in a tape; "
        + advice(
          NearestNames.of(word, among: TapeVerb.allCases.map(\.rawValue)),
          else: "write \(Failure.list(TapeVerb.allCases.map(\.rawValue))), or # for a comment.")
    case .missing(let verb):
      "\(verb.rawValue) needs more; write \(verb.example)."
    case .badSize(let text):
      "a size is columns and rows, 1 to 1000 each, not \(QuotedText.short(text)); "
        + "write \(TapeVerb.size.example)."
    case .unknownKey(let name) where name.count > 1 && !name.contains("-"):
      "no key is called \(QuotedText.short(name)); write names such as Enter, S-Tab, C-a or F2, "
        + "and text as type \(QuotedText.short(name))."
    case .unknownKey(let name):
      "no key is called \(QuotedText.short(name)); write names such as Enter, S-Tab, C-a or F2."
    case .badText(let verb):
      "\(verb.rawValue) takes one text in quotes, in which \\\" \\\\ \\n and \\u{1f600} are "
        + "escapes; write \(verb.example)."
    case .typedControl("\n"):
      "a line end is not typed; write key Enter, or paste the text."
    case .typedControl(let scalar):
      "the control character U+\(String(scalar.value, radix: 16, uppercase: true)) is not typed; "
        + "write its key, as in key Tab."
    case .badPlace(let text):
      "a place is a column and a row, from 0,0 at the upper left, not \(QuotedText.short(text)); "
        + "write \(TapeVerb.click.example)."
    case .badWait(let text):
      "a wait is a time of up to an hour, not \(QuotedText.short(text)); write wait 0.2s or "
        + "wait 200ms."
    case .badName(let name):
      "\(QuotedText.short(name)) cannot name a frame; write letters, digits, hyphens and "
        + "underscores, as in \(TapeVerb.frame.example)."
    case .repeatedFrame(let name, let earlier):
      "the frame \(QuotedText.short(name)) would have the file of \(QuotedText.short(earlier)); "
        + "write another name."
    case .repeatedName(let other):
      "its snapshots would have the files of those of \(QuotedText.short(other)); give the tape "
        + "another name."
    case .outside(let place, let size):
      "the screen has \(size.width) columns and \(size.height) rows, and \(place.x),\(place.y) is "
        + "not on it; write at most \(size.width - 1),\(size.height - 1)."
    case .left(let line):
      "the browser was left in line \(line); take that line or those behind it away."
    }
  }

  private func advice(_ nearest: [String], else other: String) -> String {
    guard !nearest.isEmpty else { return other }
    return "did you mean \(Failure.list(nearest.map { "\"\($0)\"" }))?"
  }
}

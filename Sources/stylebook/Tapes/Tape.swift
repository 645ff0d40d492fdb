import StyleCore

/// What a person does at the browser, written down: keys, waits, and where to take frames.
///
/// ```
/// # The label floats in.
/// size 80x24
/// type "Ada"
/// wait 0.1s
/// frame rising
/// ```
struct Tape: Hashable {
  /// One thing that is done.
  enum Action: Hashable {
    /// The screen becomes so large.
    case size(CellSize)
    /// Keys are pressed, one after the other.
    case keys([KeyName])
    /// A text is typed.
    case type(String)
    /// A text is pasted.
    case paste(String)
    /// The left button is clicked in a cell, which count from 0 at the upper left.
    case click(CellPoint)
    /// Nothing is done for so many microseconds.
    case wait(Int)
    /// The screen is taken as a frame of this name.
    case frame(String)
  }

  /// An action with the line it stands in, from 1.
  struct Step: Hashable {
    let line: Int
    let action: Action
  }

  /// The path of the file, as errors name it.
  let path: String
  /// What is done, in its order.
  let steps: [Step]

  /// The name of the file without the folders it lies in.
  var name: String { path.split(separator: "/").last.map { String($0) } ?? path }
  /// The name without `.tape` behind it.
  var stem: String { name.hasSuffix(".tape") ? String(name.dropLast(5)) : name }
  /// The names of its frames, in their order; of one that takes none, nil for its last screen.
  var frameNames: [String?] {
    let names = steps.compactMap { step in
      if case .frame(let name) = step.action { name } else { nil }
    }
    return names.isEmpty ? [nil] : names
  }

  /// How the frame of a tape that takes none is called where it needs a name.
  static let lastFrame = "last"

  /// The columns and rows that a screen may have.
  static let lengths = 1...1000
  /// The longest wait, in seconds.
  static let longestWait = 3600.0
}

extension Tape {
  /// Reads a file.
  init(reading path: String) throws(TapeError) {
    let source: RecipeSource
    do throws(RecipeError) {
      source = try RecipeSource(reading: path)
    } catch {
      let reason =
        switch error.problem {
        case .tooLarge(let limit): "it has more than \(limit) bytes"
        case .unreadable(let reason): reason
        default: "it is no text"
        }
      throw TapeError(path: path, line: nil, problem: .unreadable(reason))
    }
    if source.damage != nil { throw TapeError(path: path, line: nil, problem: .notUTF8) }
    try self.init(parsing: String(decoding: source.bytes, as: UTF8.self), path: path)
  }

  /// Reads a text; throws the first mistake.
  init(parsing text: String, path: String) throws(TapeError) {
    var steps: [Step] = []
    var frames: [String: String] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      func error(_ problem: TapeError.Problem) -> TapeError {
        TapeError(path: path, line: index + 1, problem: problem)
      }
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard let word = words.first, word.first != "#" else { continue }
      var rest = words.dropFirst().first ?? ""
      while rest.last?.isWhitespace == true { rest.removeLast() }
      guard let verb = TapeVerb(rawValue: String(word)) else {
        throw error(.unknownVerb(String(word)))
      }
      let action: Action
      do throws(TapeError.Problem) {
        action = try verb.action(rest)
      } catch {
        throw TapeError(path: path, line: index + 1, problem: error)
      }
      if case .frame(let name) = action {
        // Some file systems do not tell capitals from small letters.
        if let twin = frames.updateValue(name, forKey: name.lowercased()) {
          throw error(.repeatedFrame(name, earlier: twin))
        }
      }
      steps.append(Step(line: index + 1, action: action))
    }
    self.init(path: path, steps: steps)
  }
}

/// The word that a line of a tape begins with.
enum TapeVerb: String, CaseIterable {
  case size, key, type, paste, click, wait, frame

  /// What stands behind it, as an example.
  var example: String {
    switch self {
    case .size: "size 80x24"
    case .key: "key C-a Down Enter"
    case .type: "type \"Hello 世界\""
    case .paste: "paste \"two\\nlines\""
    case .click: "click 10,4"
    case .wait: "wait 0.2s"
    case .frame: "frame label-up"
    }
  }

  fileprivate func action(_ rest: Substring) throws(TapeError.Problem) -> Tape.Action {
    switch self {
    case .size:
      guard let size = CellSize(screen: rest) else { throw .badSize(String(rest)) }
      return .size(size)
    case .key:
      var keys: [KeyName] = []
      for name in rest.split(whereSeparator: \.isWhitespace) {
        guard let key = KeyName(String(name)) else { throw .unknownKey(String(name)) }
        keys.append(key)
      }
      if keys.isEmpty { throw .missing(self) }
      return .keys(keys)
    case .type:
      let text = try text(rest)
      if let control = text.unicodeScalars.first(where: {
        $0.properties.generalCategory == .control
      }) {
        throw .typedControl(control)
      }
      return .type(text)
    case .paste: return .paste(try text(rest))
    case .click:
      let numbers = rest.split(separator: ",", omittingEmptySubsequences: false)
        .map { Tape.number($0.drop(while: \.isWhitespace)) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else {
        throw rest.isEmpty ? .missing(self) : .badPlace(String(rest))
      }
      return .click(CellPoint(x: x, y: y))
    case .wait:
      guard
        let seconds = try? FieldOptions.seconds(String(rest), of: .at),
        seconds <= Tape.longestWait, rest.utf8.last.map({ $0 == UInt8(ascii: "s") }) ?? false
      else { throw rest.isEmpty ? .missing(self) : .badWait(String(rest)) }
      return .wait(Int((seconds * 1_000_000).rounded()))
    case .frame:
      if rest.isEmpty { throw .missing(self) }
      let isName = rest.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
      guard isName, rest.utf8.count <= 100 else { throw .badName(String(rest)) }
      return .frame(String(rest))
    }
  }

  /// A text in quotes, with the escapes of style expressions, as which it is read.
  private func text(_ quoted: Substring) throws(TapeError.Problem) -> String {
    if quoted.isEmpty { throw .missing(self) }
    guard let expression = try? StyleExpression(parsing: "tape(text: \(quoted))"),
      expression.terms.count == 1, expression.terms[0].arguments.count == 1,
      case .string(let text) = expression.terms[0].arguments[0].value
    else { throw .badText(self) }
    return text
  }
}

extension Tape {
  /// A number of at most four digits; nil for anything else.
  fileprivate static func number(_ text: some StringProtocol) -> Int? {
    guard 1...4 ~= text.utf8.count, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}

extension CellSize {
  /// Reads the size that a command line gives to the screen of a tape; nil where it gives none.
  init?(ofTapeIn arguments: Arguments) throws(Failure) {
    guard let text = arguments.value(of: .size) else { return nil }
    guard arguments.has(.tape) else { throw .optionAlone(.size, needs: .tape) }
    guard let size = CellSize(screen: text) else {
      throw .badValue(.size, text, expected: "columns and rows such as 80x24", nearest: [])
    }
    self = size
  }

  /// Reads the size of a screen, as `80x24`; nil where it is none.
  init?(screen text: some StringProtocol) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Tape.number($0)
    }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      Tape.lengths.contains(width), Tape.lengths.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}

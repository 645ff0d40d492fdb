import StyleCore

/// What a command line says, word for word: a command, its operands, and options with their values.
///
/// Options stand anywhere, as `--width 40` or `--width=40`; `--` ends them. What the values mean is
/// read later.
struct Arguments: Hashable {
  /// The command; the gallery where none is named.
  private(set) var verb = Verb.gallery
  /// Whether the command was named.
  private(set) var namesVerb = false
  /// The words behind the command that are no options.
  private(set) var operands: [String] = []
  /// The options in their order.
  private(set) var uses: [Use] = []

  /// One option as it was given.
  struct Use: Hashable {
    /// The option.
    var option: Option
    /// Its value; empty for an option that takes none.
    var value: String
  }

  /// Reads the words behind the program's name.
  ///
  /// `styles` are names that may be mistaken for a command. Throws the first mistake, unless help or
  /// the version is asked for in spite of it.
  init(parsing words: [String], styles: [String] = []) throws(Failure) {
    var mistake: Failure?
    var position = 0
    var optionsEnd = false
    while position < words.count {
      let word = words[position]
      position += 1
      do throws(Failure) {
        if !optionsEnd, word == "--" {
          optionsEnd = true
        } else if !optionsEnd, word.hasPrefix("-"), word != "-" {
          try addOption(word, words: words, position: &position)
        } else {
          try addOperand(word, styles: styles)
        }
      } catch {
        mistake = mistake ?? error
      }
    }
    if has(.help) || has(.version) { return }
    if let mistake { throw mistake }
    for use in uses where !verb.options.contains(use.option) {
      throw .optionElsewhere(use.option, verb)
    }
  }

  /// Whether the words ask for nothing that the browser has not: no command, and no other option.
  var mayBrowse: Bool {
    !namesVerb
      && uses.allSatisfy {
        Verb.browse.options.contains($0.option)
          && ![.format, .output, .tape, .size].contains($0.option)
      }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool {
    uses.contains { $0.option == option }
  }

  /// The value of an option; the last one where it was given several times.
  func value(of option: Option) -> String? {
    uses.last { $0.option == option }?.value
  }

  /// The values of an option, in their order.
  func values(of option: Option) -> [String] {
    uses.filter { $0.option == option }.map(\.value)
  }

  private mutating func addOperand(_ word: String, styles: [String]) throws(Failure) {
    if namesVerb {
      operands.append(word)
      return
    }
    guard let verb = Verb(rawValue: word) else {
      throw .unknownCommand(
        word, nearest: NearestNames.of(word, among: Verb.allCases.map(\.rawValue)),
        isStyle: styles.contains(word))
    }
    self.verb = verb
    namesVerb = true
  }

  private mutating func addOption(
    _ word: String, words: [String], position: inout Int
  ) throws(Failure) {
    let (name, attached) = Self.parts(of: word)
    guard let option = Option.named(name) else {
      throw .unknownOption(name, nearest: NearestNames.of(name, among: Option.all.map(\.name)))
    }
    guard option.value != nil else {
      if let attached { throw .unexpectedValue(option, attached) }
      uses.append(Use(option: option, value: ""))
      return
    }
    if let attached {
      uses.append(Use(option: option, value: attached))
      return
    }
    // A value may begin with a hyphen; the name of an option is none, as a forgotten value is likelier.
    guard position < words.count, !Self.isOption(words[position]) else {
      throw .missingValue(option)
    }
    uses.append(Use(option: option, value: words[position]))
    position += 1
  }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && Option.named(parts(of: word).name) != nil
  }

  /// The name of an option and the value behind its equals sign.
  ///
  /// A value may begin with a mark, which makes one character with the sign.
  private static func parts(of word: String) -> (name: String, value: String?) {
    let scalars = word.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else { return (word, nil) }
    return (String(scalars[..<equals]), String(scalars[scalars.index(after: equals)...]))
  }
}

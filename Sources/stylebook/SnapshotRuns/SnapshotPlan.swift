import StyleCore

/// Which looks a run of `snapshot` is about: every style in every state, appearance and time asked
/// for, or every frame of the tapes, each with the name of its file.
@MainActor
struct SnapshotPlan {
  /// A look that is to be drawn.
  struct Look {
    /// Where a look comes from.
    enum Subject {
      /// A field in a scenario.
      case field(Scenario)
      /// The frame of a tape of this name in an appearance; its last screen without one.
      case frame(String?, of: Tape, ColorScheme)
    }

    var name: String
    var subject: Subject
  }

  /// The looks by style, in the order in which they are drawn.
  let looks: [(style: SelectedStyle, looks: [Look])]
  /// What is drawn, in words that are the same for every part of a run.
  let words: [String]
  /// Whether states, appearances, styles or names were left out.
  let isNarrowed: Bool
  /// Which part of the run this is; nil for all of it.
  let shard: SnapshotShard?
  /// What plays the tapes; nil where fields are drawn.
  let tapes: SnapshotTapes?

  /// Reads what is to be drawn.
  init(
    _ arguments: Arguments, expressions: [String], registry: StyleRegistry
  ) throws(Failure) {
    let options = try FieldOptions(arguments)
    let styles = try SelectedStyle.all(expressions, setting: options.settings, in: registry)
    let filters = arguments.values(of: .filter)
    shard = try FieldOptions.value(arguments, .shard, SnapshotShard.read)
    isNarrowed =
      !expressions.isEmpty || !options.states.isEmpty || options.appearance != nil
      || !filters.isEmpty
    words = Self.words(arguments, expressions)

    let tapes = try SnapshotTapes(arguments, options, registry: registry)
    self.tapes = tapes
    let subjects = tapes?.subjects() ?? Self.subjects(options)
    var slugs: Set<String> = []
    var index = 0
    var looks: [(style: SelectedStyle, looks: [Look])] = []
    for style in styles {
      let slug = style.name.slug
      guard slugs.insert(slug).inserted else { continue }
      var chosen: [Look] = []
      for (suffix, subject) in subjects {
        let name = "\(slug)/\(suffix)"
        guard filters.isEmpty || filters.contains(where: { Glob($0).matches(name) }) else {
          continue
        }
        if shard?.contains(index) ?? true { chosen.append(Look(name: name, subject: subject)) }
        index += 1
      }
      if !chosen.isEmpty { looks.append((style, chosen)) }
    }
    if index == 0, let filter = filters.last { throw .filterWithoutMatch(filter) }
    self.looks = looks
  }

  /// How many there are.
  var count: Int { looks.reduce(0) { $0 + $1.looks.count } }

  /// The same without the looks whose names are not wanted.
  func keeping(_ names: Set<String>) -> [(style: SelectedStyle, looks: [Look])] {
    looks.map { ($0.style, $0.looks.filter { names.contains($0.name) }) }
      .filter { !$0.1.isEmpty }
  }

  /// Every case of a style, with what stands for it in names.
  private static func subjects(_ options: FieldOptions) -> [(suffix: String, Look.Subject)] {
    let schemes = options.appearance.map { [$0] } ?? ColorScheme.allCases
    let states = options.states.isEmpty ? FieldState.allCases : options.states
    var subjects: [(String, Look.Subject)] = []
    for scheme in schemes {
      for state in states {
        var scenario = options.scenario(
          state, width: options.width ?? ShowCommand.usualWidth, colorScheme: scheme)
        let suffix = "\(state.rawValue)-\(scheme.name)"
        if options.times.isEmpty { subjects.append((suffix, .field(scenario))) }
        var seen: Set<Double> = []
        for time in options.times where seen.insert(time).inserted {
          scenario.elapsed = time
          subjects.append(("\(suffix)-at-\(Self.text(ofTime: time))", .field(scenario)))
        }
      }
    }
    return subjects
  }

  /// Such as `0s` and `0.15s`.
  private static func text(ofTime seconds: Double) -> String {
    seconds == seconds.rounded() && seconds < 1e15 ? "\(Int(seconds))s" : "\(seconds)s"
  }

  /// The words of the command line that say what is drawn, without those that say which part.
  private static func words(_ arguments: Arguments, _ expressions: [String]) -> [String] {
    let others: Set<Option> = [
      .shard, .ci, .report, .output, .failed, .plugin, .visited, .dryRun,
    ]
    return expressions
      + arguments.uses.filter { !others.contains($0.option) }
      .map { "\($0.option.name)=\($0.value)" }.sorted()
  }
}

/// A part of a run, such as `2/3`: every third look from the second on.
struct SnapshotShard: Hashable, Sendable {
  /// Which part, from 1.
  let number: Int
  /// How many parts.
  let count: Int

  /// Whether the look at a position, from 0, is of this part.
  func contains(_ index: Int) -> Bool { index % count == number - 1 }

  /// Reads `2/3`.
  static func read(_ text: String, of option: Option) throws(Failure) -> SnapshotShard {
    guard let shard = SnapshotShard(text) else {
      throw .badValue(
        option, text, expected: "a part such as 1/3, the first of three", nearest: [])
    }
    return shard
  }

  /// Reads `2/3`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 2, numbers.count == 2, numbers[1] <= 10_000,
      numbers[0] >= 1, numbers[0] <= numbers[1]
    else { return nil }
    (number, count) = (numbers[0], numbers[1])
  }
}

extension SnapshotShard: CustomStringConvertible {
  /// As it is written, such as `2/3`.
  var description: String { "\(number)/\(count)" }
}

/// A pattern for names: `*` stands for any characters, slashes too, and `?` for one.
struct Glob: Hashable, Sendable {
  private let pattern: [UInt8]

  /// Makes a pattern of a text.
  init(_ pattern: String) { self.pattern = Array(pattern.utf8) }

  /// Whether a name is of the pattern, from its start to its end.
  func matches(_ name: String) -> Bool {
    let text = Array(name.utf8)
    var (place, at) = (0, 0)
    // Where to go on if what follows the last star does not fit.
    var retry: (place: Int, at: Int)?
    while at < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        place += 1
        retry = (place, at)
      } else if place < pattern.count, pattern[place] == UInt8(ascii: "?") {
        place += 1
        at += 1
        while at < text.count, text[at] & 0xC0 == 0x80 { at += 1 }
      } else if place < pattern.count, pattern[place] == text[at] {
        place += 1
        at += 1
      } else if let last = retry {
        retry = (last.place, last.at + 1)
        (place, at) = (last.place, last.at + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension StyleExpression {
  /// The expression as the name of a folder; different expressions have different ones.
  ///
  /// ```
  /// search | gradient     search.gradient
  /// gradient(width: 3)    gradient-width-3-5e1f7a90
  /// ```
  var slug: String {
    // An id holds no point, so points tell ids apart.
    if terms.allSatisfy(\.arguments.isEmpty) { return terms.map(\.id).joined(separator: ".") }
    let words = description.utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: ".")
    }
    let readable = words.map { String(decoding: $0, as: UTF8.self).lowercased() }
    let hash = description.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return (readable + [String(repeating: "0", count: 8 - digits.count) + digits])
      .joined(separator: "-")
  }
}

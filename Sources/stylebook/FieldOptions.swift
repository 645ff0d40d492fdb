import StyleCore

/// What the options tell of the fields to be drawn, as values.
struct FieldOptions: Hashable {
  /// The states asked for, in the order of the list of states; none for all, or the usual one.
  let states: [FieldState]
  /// The text, in states that have one; nil for the state's own.
  let text: String?
  /// The placeholder; nil for the usual one.
  let prompt: String?
  /// The most columns; nil for what the command has usually.
  let width: Int?
  /// The appearance; nil for the terminal's, or both.
  let appearance: ColorScheme?
  /// What lies under the field.
  let backdrop: Color?
  /// The glyphs for lines, carets and symbols.
  let symbols: SymbolSet
  /// Seconds since the field came into its state, in the order given; none for a settled one.
  let times: [Double]
  /// The caret's place in grapheme clusters; nil for the end of the text.
  let caret: Int?
  /// The parameters to be set.
  let settings: [StyleSetting]
  /// Seconds since the field came into its state; infinite for a settled one.
  var elapsed: Double { times.last ?? .infinity }

  /// Reads the values; throws for the first that an option does not take.
  init(_ arguments: Arguments) throws(Failure) {
    var named: Set<FieldState> = []
    for name in arguments.values(of: .state) {
      named.insert(
        try Self.choice(name, of: .state, among: FieldState.allCases.map { ($0.rawValue, $0) }))
    }
    states = FieldState.allCases.filter(named.contains)
    text = arguments.value(of: .text)
    prompt = arguments.value(of: .prompt)
    width = try Self.value(arguments, .width, Self.columns)
    appearance = try Self.value(arguments, .appearance) { (name, option) throws(Failure) in
      try Self.choice(name, of: option, among: [("light", .light), ("dark", .dark)])
    }
    backdrop = try Self.value(arguments, .backdrop) { (text, option) throws(Failure) in
      do throws(ColorParseError) {
        return try Color(parsing: text)
      } catch {
        throw .badColor(option, error)
      }
    }
    symbols =
      try Self.value(arguments, .symbols) { (name, option) throws(Failure) in
        try Self.choice(name, of: option, among: [("unicode", .unicode), ("ascii", .ascii)])
      } ?? .unicode
    var times: [Double] = []
    for text in arguments.values(of: .at) { times.append(try Self.seconds(text, of: .at)) }
    self.times = times
    caret = try Self.value(arguments, .caret) { (text, option) throws(Failure) in
      guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let place = Int(text)
      else {
        throw .badValue(
          option, text, expected: "how many characters stand before the caret", nearest: [])
      }
      return place
    }
    var settings: [StyleSetting] = []
    for text in arguments.values(of: .set) {
      do throws(StyleSettingError) {
        settings.append(try StyleSetting(parsing: text))
      } catch {
        throw .setting(error)
      }
    }
    self.settings = settings
    if text != nil, let state = states.first, states.allSatisfy({ !$0.hasText }) {
      throw .textInState(state)
    }
  }

  /// Throws where several times are given, for commands that draw every field once.
  func refuseSeveralTimes() throws(Failure) {
    if times.count > 1 {
      throw .badValue(.at, "\(times.count) of them", expected: "one time", nearest: [])
    }
  }

  /// The case to draw for a state.
  func scenario(_ state: FieldState, width: Int, colorScheme: ColorScheme) -> Scenario {
    var scenario = Scenario(
      state, text: state.hasText ? text : nil, prompt: prompt, width: width,
      colorScheme: colorScheme, symbols: symbols, backdrop: backdrop(in: colorScheme),
      elapsed: elapsed)
    scenario.caret = caret
    if caret != nil, state != .disabled { scenario.isFocused = true }
    return scenario
  }

  /// The backdrop as it shows on the ground of an appearance.
  func backdrop(in colorScheme: ColorScheme) -> RGBA? {
    guard let color = backdrop?.resolved(in: colorScheme), color.alpha > 0 else { return nil }
    return color.over(Ground(colorScheme).background)
  }

  /// The appearance whose ink can be read on the backdrop; nil without a backdrop.
  var appearanceOfBackdrop: ColorScheme? {
    guard let color = backdrop(in: .dark) else { return nil }
    return ColorScheme(ofGround: color)
  }
}

extension FieldOptions {
  /// The value of an option, read; nil where it was not given.
  static func value<Value>(
    _ arguments: Arguments, _ option: Option,
    _ read: (String, Option) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    guard let text = arguments.value(of: option) else { return nil }
    return try read(text, option)
  }

  /// One of a few names.
  static func choice<Value>(
    _ name: String, of option: Option, among choices: [(name: String, value: Value)]
  ) throws(Failure) -> Value {
    if let choice = choices.first(where: { $0.name == name }) { return choice.value }
    let names = choices.map(\.name)
    throw .badValue(
      option, name, expected: Failure.list(names), nearest: NearestNames.of(name, among: names))
  }

  /// A number of columns within ``TerminalSize/columnLimits``.
  static func columns(_ text: String, of option: Option) throws(Failure) -> Int {
    let limits = TerminalSize.columnLimits
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let columns = Int(text), limits.contains(columns)
    else {
      throw .badValue(
        option, text, expected: "\(limits.lowerBound) to \(limits.upperBound) columns",
        nearest: [])
    }
    return columns
  }

  /// A time as `0.15`, `0.15s` or `150ms`, in seconds.
  static func seconds(_ text: String, of option: Option) throws(Failure) -> Double {
    var number = text[...]
    var unit = 1.0
    if number.hasSuffix("ms") {
      number = number.dropLast(2)
      unit = 1000
    } else if number.hasSuffix("s") {
      number = number.dropLast()
    }
    let isPlain = number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard isPlain, let value = Double(number), value.isFinite else {
      throw .badValue(option, text, expected: "a time such as 0.15s or 150ms", nearest: [])
    }
    return value / unit
  }
}

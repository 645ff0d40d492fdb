import StyleCore
import Testing

@testable import stylebook

@Suite struct ArgumentsTests {
  @Test func anEmptyLineIsTheGallery() throws {
    let arguments = try Arguments(parsing: [])
    #expect(arguments.verb == .gallery)
    #expect(!arguments.namesVerb)
    #expect(arguments.operands.isEmpty)
    #expect(arguments.uses.isEmpty)
  }

  @Test func theFirstWordIsTheCommandAndTheRestAreOperands() throws {
    let arguments = try Arguments(parsing: ["snapshot", "record", "list", "-"])
    #expect(arguments.verb == .snapshot)
    #expect(arguments.operands == ["record", "list", "-"])
  }

  @Test(arguments: Option.all.filter { $0.value != nil })
  func anOptionWithAValueStandsAnywhereInEitherSpelling(option: Option) throws {
    let verb = try #require(Verb.allCases.first { $0.options.contains(option) })
    for words in [
      [option.name, "x", verb.rawValue, "y"], ["\(option.name)=x", verb.rawValue, "y"],
      [verb.rawValue, option.name, "x", "y"], [verb.rawValue, "y", "\(option.name)=x"],
    ] {
      let arguments = try Arguments(parsing: words)
      #expect(arguments.verb == verb)
      #expect(arguments.operands == ["y"])
      #expect(arguments.value(of: option) == "x")
    }
  }

  @Test(arguments: Option.all.filter { $0.value == nil })
  func anOptionWithoutAValueTakesNone(option: Option) throws {
    let verb = try #require(
      option == .help || option == .version
        ? .show : Verb.allCases.first { $0.options.contains(option) })
    let arguments = try Arguments(parsing: [verb.rawValue, option.name, "y"])
    #expect(arguments.has(option))
    #expect(arguments.operands == ["y"])
    #expect(throws: Failure.unexpectedValue(option, "yes")) {
      try Arguments(parsing: ["show", "\(option.name)=yes"])
    }
  }

  @Test func namesAndShortFormsAreDistinct() {
    let names = Option.all.map(\.name) + Option.all.compactMap(\.short)
    #expect(Set(names).count == names.count)
    for option in Option.all { #expect(Option.named(option.name) == option) }
    #expect(Option.named("-o") == .output)
    #expect(Option.named("-h") == .help)
  }

  @Test func theLastOfSeveralCountsAndAllAreKept() throws {
    let arguments = try Arguments(
      parsing: ["show", "--set", "a=1", "--width=3", "--set=b=2", "--width", "4"])
    #expect(arguments.value(of: .width) == "4")
    #expect(arguments.values(of: .set) == ["a=1", "b=2"])
  }

  @Test func aValueMayBeEmptyOrHoldAnything() throws {
    let arguments = try Arguments(
      parsing: ["show", "--prompt=", "--text", "--x=\u{1B}[0m", "--set", "-1", "-o=a=b"])
    #expect(arguments.value(of: .prompt) == "")
    #expect(arguments.value(of: .text) == "--x=\u{1B}[0m")
    #expect(arguments.value(of: .set) == "-1")
    #expect(arguments.value(of: .output) == "a=b")
  }

  @Test(arguments: ["\u{301}x", "\u{E33}", "\u{200D}x", "\u{1F3FD}", "\u{FE0F}"])
  func aValueMayBeginWithAMark(value: String) throws {
    let arguments = try Arguments(
      parsing: ["show", "--text=\(value)", "--set", "label=\(value)", "-o=\(value)"])
    #expect(arguments.value(of: .text)?.unicodeScalars.elementsEqual(value.unicodeScalars) == true)
    #expect(
      arguments.value(of: .output)?.unicodeScalars.elementsEqual(value.unicodeScalars) == true)
    let setting = try StyleSetting(parsing: "label=\(value)")
    #expect(setting.name == "label")
    #expect(setting.value.unicodeScalars.elementsEqual(value.unicodeScalars))
    #expect(throws: Failure.missingValue(.width)) {
      try Arguments(parsing: ["show", "--width", "--text=\(value)"])
    }
    #expect(throws: Failure.unexpectedValue(.explain, value)) {
      try Arguments(parsing: ["show", "--explain=\(value)"])
    }
  }

  @Test func twoHyphensEndTheOptions() throws {
    let arguments = try Arguments(parsing: ["show", "--", "--text", "--", "-o"])
    #expect(arguments.operands == ["--text", "--", "-o"])
    #expect(arguments.uses.isEmpty)
  }

  @Test func helpWinsOverMistakes() throws {
    let arguments = try Arguments(parsing: ["show", "--nonsense", "--help", "--width"])
    #expect(arguments.has(.help))
    #expect(arguments.verb == .show)
    #expect(try Arguments(parsing: ["--help", "list"]).verb == .list)
  }

  @Test(arguments: Verb.allCases, Option.all)
  func eachCommandTakesTheOptionsItListsAndNoOthers(verb: Verb, option: Option) throws {
    let words = [verb.rawValue, option.name] + (option.value == nil ? [] : ["x"])
    if (verb.options + Option.general).contains(option) {
      #expect(try Arguments(parsing: words).has(option))
    } else {
      #expect(throws: Failure.optionElsewhere(option, verb)) { try Arguments(parsing: words) }
    }
  }

  @Test func mistakesAreFacts() {
    func mistake(_ words: String...) -> Failure? {
      do throws(Failure) {
        _ = try Arguments(parsing: words, styles: ["gradient"])
        return nil
      } catch {
        return error
      }
    }
    #expect(mistake("galery") == .unknownCommand("galery", nearest: ["gallery"], isStyle: false))
    #expect(mistake("gradient") == .unknownCommand("gradient", nearest: [], isStyle: true))
    #expect(mistake("show", "--statee", "x") == .unknownOption("--statee", nearest: ["--state"]))
    #expect(mistake("show", "--zzz=1") == .unknownOption("--zzz", nearest: []))
    #expect(mistake("show", "--width") == .missingValue(.width))
    #expect(mistake("show", "--width", "--text", "x") == .missingValue(.width))
    #expect(mistake("show", "-o", "--width=3") == .missingValue(.output))
  }
}

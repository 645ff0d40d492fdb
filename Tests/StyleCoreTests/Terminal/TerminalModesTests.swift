import Testing

@testable import stylebook

@Suite struct TerminalModesTests {
  /// The private modes that bytes set or reset, in order.
  private func modes(_ bytes: [UInt8], _ final: Character) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}").compactMap { sequence in
      sequence.hasPrefix("[?") && sequence.last == final
        ? String(sequence.dropFirst(2).dropLast()) : nil
    }
  }

  @Test(arguments: ["xterm-256color", "linux", nil]) func allIsTakenBackInReverse(term: String?) {
    let modes = TerminalModes(term: term)
    let set = self.modes(modes.entering, "h")
    let reset = self.modes(modes.leaving, "l").filter { $0 != "2026" }
    #expect(set == ["1049", "2004", "1004", "1002", "1006"])
    #expect(reset == set.reversed())
    #expect(self.modes(modes.entering, "l") == ["7", "25"])
    #expect(self.modes(modes.leaving, "h") == ["25", "7"])
  }

  @Test func theConsoleIsSentNothingItWouldShow() {
    let console = TerminalModes(term: "linux")
    for bytes in [console.entering, console.leaving] {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains(">"))
      #expect(!text.contains("<"))
      #expect(!text.contains(" q"))
    }
  }

  @Test func theGroundIsAskedForWhereItIsNotTold() {
    #expect(TerminalModes.asksBackground(appearance: nil, term: "xterm"))
    #expect(!TerminalModes.asksBackground(appearance: "dark", term: "xterm"))
    #expect(!TerminalModes.asksBackground(appearance: nil, term: "dumb"))
    #expect(!TerminalModes.asksBackground(appearance: nil, term: ""))
    #expect(!TerminalModes.asksBackground(appearance: nil, term: nil))
  }
}

import Testing

@testable import StyleCore

@Suite struct KeyDecoderTests {
  /// A sequence and what it says; `␛` stands for ESC, `␇` for BEL.
  struct Sample: CustomTestStringConvertible {
    let bytes: [UInt8]
    let events: [TerminalEvent]
    var testDescription: String { String(decoding: bytes, as: UTF8.self) }

    init(_ text: String, _ events: TerminalEvent...) {
      bytes = Array(text.replacing("␛", with: "\u{1B}").replacing("␇", with: "\u{7}").utf8)
      self.events = events
    }

    init(_ text: String, _ key: KeyPress.Key, _ modifiers: KeyModifiers = []) {
      self.init(text, .key(KeyPress(key, modifiers)))
    }

    init(_ bytes: [UInt8], _ events: TerminalEvent...) {
      (self.bytes, self.events) = (bytes, events)
    }
  }

  private static func typed(_ text: String) -> [TerminalEvent] {
    text.unicodeScalars.map { .key(KeyPress(typing: $0)) }
  }

  private static func mouse(
    _ action: MouseEvent.Action, _ x: Int, _ y: Int, _ modifiers: KeyModifiers = []
  ) -> TerminalEvent {
    .mouse(MouseEvent(action, at: CellPoint(x: x, y: y), modifiers))
  }

  private static func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> TerminalEvent {
    .reply(.background(RGBA(red, green, blue)))
  }

  private static func paste(_ text: String) -> TerminalEvent {
    .paste(TerminalEvent.Paste(text: text))
  }

  static let characters: [Sample] = [
    Sample("a", .key(KeyPress(typing: "a"))), Sample("A", .key(KeyPress(typing: "A"))),
    Sample("é", .key(KeyPress(typing: "é"))), Sample("世", .key(KeyPress(typing: "世"))),
    Sample("😀", .key(KeyPress(typing: "😀"))),
    Sample("\0", .character(" "), .control), Sample("\u{1}", .character("a"), .control),
    Sample("\u{3}", .character("c"), .control), Sample("\u{1A}", .character("z"), .control),
    Sample("\u{1C}", .character("\\"), .control), Sample("\u{1F}", .character("_"), .control),
    Sample("\n", .character("j"), .control), Sample("\r", .enter), Sample("\t", .tab),
    Sample("\u{8}", .backspace), Sample("\u{7F}", .backspace),
    Sample("␛a", .character("a"), .alt), Sample("␛A", .character("a"), [.alt, .shift]),
    Sample("␛?", .character("?"), .alt), Sample("␛é", .character("é"), .alt),
    Sample("␛\r", .enter, .alt), Sample("␛\u{7F}", .backspace, .alt), Sample("␛\t", .tab, .alt),
    Sample("␛\u{1}", .character("a"), [.alt, .control]),
    Sample([0xC3, 0x28], .key(KeyPress(typing: "\u{FFFD}")), .key(KeyPress(typing: "("))),
    Sample([0x80], .key(KeyPress(typing: "\u{FFFD}"))),
    Sample([0xF0, 0x9F, 0x41], .key(KeyPress(typing: "\u{FFFD}")), .key(KeyPress(typing: "A"))),
    Sample(
      [0xED, 0xA0, 0x80], .key(KeyPress(typing: "\u{FFFD}")), .key(KeyPress(typing: "\u{FFFD}")),
      .key(KeyPress(typing: "\u{FFFD}"))),
  ]

  static let keys: [Sample] = [
    Sample("␛[A", .up), Sample("␛[B", .down), Sample("␛[C", .right), Sample("␛[D", .left),
    Sample("␛OA", .up), Sample("␛OB", .down), Sample("␛OC", .right), Sample("␛OD", .left),
    Sample("␛[H", .home), Sample("␛OH", .home), Sample("␛[1~", .home), Sample("␛[7~", .home),
    Sample("␛[F", .end), Sample("␛OF", .end), Sample("␛[4~", .end), Sample("␛[8~", .end),
    Sample("␛[2~", .insert), Sample("␛[3~", .delete), Sample("␛[5~", .pageUp),
    Sample("␛[6~", .pageDown), Sample("␛[E", .begin), Sample("␛[Z", .tab, .shift),
    Sample("␛OP", .function(1)), Sample("␛OS", .function(4)), Sample("␛[P", .function(1)),
    Sample("␛[11~", .function(1)), Sample("␛[15~", .function(5)), Sample("␛[17~", .function(6)),
    Sample("␛[21~", .function(10)), Sample("␛[24~", .function(12)),
    Sample("␛[26~", .function(14)), Sample("␛[29~", .function(16)),
    Sample("␛[34~", .function(20)), Sample("␛[[A", .function(1)), Sample("␛[[E", .function(5)),
    Sample("␛[1;5C", .right, .control), Sample("␛[1;2D", .left, .shift),
    Sample("␛[1;8A", .up, [.shift, .alt, .control]), Sample("␛[3;5~", .delete, .control),
    Sample("␛[1;2P", .function(1), .shift), Sample("␛O5C", .right, .control),
    Sample("␛␛[A", .up, .alt), Sample("␛␛OA", .up, .alt), Sample("␛[a", .up, .shift),
    Sample("␛Oa", .up, .control), Sample("␛[3$", .delete, .shift),
    Sample("␛[3^", .delete, .control), Sample("␛[3@", .delete, [.control, .shift]),
    Sample("␛OM", .enter), Sample("␛Op", .key(KeyPress(typing: "0"))),
    Sample("␛Ok", .key(KeyPress(typing: "+"))), Sample("␛Oo", .key(KeyPress(typing: "/"))),
  ]

  static let named: [Sample] = [
    Sample("␛[97;5u", .character("a"), .control), Sample("␛[27u", .escape),
    Sample("␛[13;2u", .enter, .shift), Sample("␛[9;6u", .tab, [.shift, .control]),
    Sample("␛[127;5u", .backspace, .control), Sample("␛[32;5u", .character(" "), .control),
    Sample("␛[122:90;6u", .character("z"), [.shift, .control]),
    Sample("␛[122;6u", .character("z"), [.shift, .control]),
    Sample("␛[47:63;4u", .character("?"), .alt),
    Sample("␛[1089::99;5u", .character("c"), .control),
    Sample("␛[97;2u", .key(KeyPress(typing: "A"))),
    Sample("␛[97:65;2;65u", .key(KeyPress(typing: "A"))),
    Sample("␛[97;1:2u", .key(KeyPress(.character("a"), phase: .repeat, text: "a"))),
    Sample("␛[97;1:3u", .key(KeyPress(.character("a"), phase: .release))),
    Sample("␛[1;1:3A", .key(KeyPress(.up, phase: .release))),
    Sample("␛[3;5:2~", .key(KeyPress(.delete, .control, phase: .repeat))),
    Sample("␛[0;;20320:22909u", .key(KeyPress(.character("你"), text: "你好"))),
    Sample("␛[97;65u", .key(KeyPress(typing: "a"))), Sample("␛[97;9u", .character("a"), .super),
    Sample("␛[57399u", .key(KeyPress(typing: "0"))),
    Sample("␛[57415u", .key(KeyPress(typing: "="))), Sample("␛[57414u", .enter),
    Sample("␛[57419;5u", .up, .control), Sample("␛[57376u", .function(13)),
    Sample("␛[57441;2u"), Sample("␛[57358u"), Sample("␛[99999999u"),
    Sample("␛[27;5;97~", .character("a"), .control), Sample("␛[27;2;13~", .enter, .shift),
    Sample("␛[27;6;90~", .character("z"), [.shift, .control]),
    Sample("␛[27;5;46~", .character("."), .control),
  ]

  static let others: [Sample] = [
    Sample("␛[<0;1;1M", mouse(.press(.left), 0, 0)),
    Sample("␛[<0;10;20m", mouse(.release(.left), 9, 19)),
    Sample("␛[<2;3;4M", mouse(.press(.right), 2, 3)),
    Sample("␛[<32;5;6M", mouse(.drag(.left), 4, 5)), Sample("␛[<35;5;6M", mouse(.move, 4, 5)),
    Sample("␛[<64;1;2M", mouse(.scroll(.up), 0, 1)),
    Sample("␛[<65;1;2M", mouse(.scroll(.down), 0, 1)),
    Sample("␛[<28;400;300M", mouse(.press(.left), 399, 299, [.shift, .alt, .control])),
    Sample("␛[<128;1;1M"),
    Sample("␛[M !!", mouse(.press(.left), 0, 0)),
    Sample("␛[M#\"#", mouse(.release(nil), 1, 2)),
    Sample("␛[200~a␛[Ab␛[201\n␛[201~", paste("a\u{1B}[Ab\u{1B}[201\n")),
    Sample("␛[200~␛[201~", paste("")), Sample("␛[200~␛␛[201~", paste("\u{1B}")),
    Sample("␛[200~世␛[20␛[201~", paste("世\u{1B}[20")),
    Sample("␛[I", .focus(true)), Sample("␛[O", .focus(false)),
    Sample("␛]11;rgb:ffff/8080/0000␇", color(255, 128, 0)),
    Sample("␛]11;rgb:ff/80/00␛\\", color(255, 128, 0)),
    Sample("␛]11;rgb:f/8/0␛\\", color(255, 136, 0)),
    Sample("␛]11;rgba:1e1e/1e1e/2e2e/ffff␇", color(30, 30, 46)),
    Sample("␛]11;#1e1e2e␇", color(30, 30, 46)),
    Sample("␛]11;nonsense␇"), Sample("␛]11;rgb:1/2␇"), Sample("␛]10;rgb:1/2/3␇"),
    Sample("␛[?62;22c", .reply(.deviceAttributes)), Sample("␛[?1;2c", .reply(.deviceAttributes)),
    // What nobody asked for says nothing.
    Sample("␛P1$r0m␛\\"), Sample("␛_Gi=1;OK␛\\"), Sample("␛^x␛\\"), Sample("␛[?2026;2$y"),
    Sample("␛[>0;276;0c"), Sample("␛[?5u"), Sample("␛[12;40R"), Sample("␛[0n"), Sample("␛[201~"),
  ]

  static let samples = characters + keys + named + others

  @Test(arguments: samples) func everySequenceSaysWhatItSays(sample: Sample) {
    var decoder = KeyDecoder()
    #expect(decoder.events(of: sample.bytes) == sample.events)
    #expect(decoder.patience == nil)
    #expect(decoder.flush() == [])
  }

  @Test(arguments: samples) func everySplitSaysTheSame(sample: Sample) {
    let bytes = sample.bytes + [UInt8(ascii: "x")]
    let events = sample.events + Self.typed("x")
    for first in 0...bytes.count {
      for second in first...bytes.count {
        var decoder = KeyDecoder()
        let parts = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(parts.flatMap { decoder.events(of: $0) } == events)
      }
    }
  }

  @Test(arguments: samples) func nothingIsLostBehindAPrefix(sample: Sample) {
    for end in 0..<sample.bytes.count {
      var decoder = KeyDecoder()
      _ = decoder.events(of: sample.bytes[..<end])
      _ = decoder.flush()
      #expect(decoder.patience == nil)
      #expect(decoder.heldBytes == 0)
      #expect(decoder.events(of: "\u{1B}[Ax".utf8) == [.key(KeyPress(.up))] + Self.typed("x"))
    }
  }

  @Test func everySequenceBehindEveryOther() {
    for first in Self.samples {
      for second in Self.samples {
        var decoder = KeyDecoder()
        #expect(decoder.events(of: first.bytes + second.bytes) == first.events + second.events)
      }
    }
  }

  @Test func aSilenceDecides() {
    func flushed(_ text: String) -> [TerminalEvent] {
      var decoder = KeyDecoder()
      let events = decoder.events(of: Sample(text).bytes)
      #expect(decoder.patience != nil)
      return events + decoder.flush()
    }
    let escape = TerminalEvent.key(KeyPress(.escape))
    #expect(flushed("␛") == [escape])
    #expect(flushed("␛␛") == [escape, escape])
    #expect(flushed("␛␛␛") == [escape, escape, escape])
    #expect(flushed("␛[") == [.key(KeyPress(.character("["), .alt))])
    #expect(flushed("␛O") == [.key(KeyPress(.character("o"), [.alt, .shift]))])
    #expect(flushed("␛]") == [.key(KeyPress(.character("]"), .alt))])
    #expect(flushed("␛P") == [.key(KeyPress(.character("p"), [.alt, .shift]))])
    #expect(flushed("␛[1;5") == [])
    #expect(flushed("␛]11;rgb:") == [])
    #expect(
      flushed("␛[200~ab␛[2") == [.paste(TerminalEvent.Paste(text: "ab\u{1B}[2", isCut: true))])
  }

  @Test func whatCutsASequenceShortIsKept() {
    func events(_ text: String) -> [TerminalEvent] {
      var decoder = KeyDecoder()
      return decoder.events(of: Sample(text).bytes)
    }
    #expect(events("␛[1;␛[A") == [.key(KeyPress(.up))])
    #expect(events("␛[1;\r") == [.key(KeyPress(.enter))])
    #expect(events("␛[\r") == [.key(KeyPress(.character("["), .alt)), .key(KeyPress(.enter))])
    #expect(
      events("␛Oz") == [.key(KeyPress(.character("o"), [.alt, .shift]))] + Self.typed("z"))
    #expect(events("␛]11;rgb:␛[A") == [.key(KeyPress(.up))])
    #expect(events("␛␛x") == [.key(KeyPress(.escape)), .key(KeyPress(.character("x"), .alt))])
  }

  @Test func whatDoesNotEndIsBounded() {
    for start in ["\u{1B}[", "\u{1B}]", "\u{1B}P", "\u{1B}[200~"] {
      var decoder = KeyDecoder(mostPasteBytes: 3000)
      #expect(decoder.events(of: start.utf8) == [])
      let block = Array(repeating: UInt8(ascii: "1"), count: 1000)
      for _ in 0..<20 { #expect(decoder.events(of: block) == []) }
      #expect(decoder.heldBytes <= 3000)
      _ = decoder.flush()
      #expect(decoder.heldBytes == 0)
      #expect(decoder.events(of: "x".utf8) == Self.typed("x"))
    }
  }

  @Test func aPasteOverTheLimitIsCutBetweenCharacters() {
    for limit in 0...9 {
      var decoder = KeyDecoder(mostPasteBytes: limit)
      let events = decoder.events(of: "\u{1B}[200~aé世😀\u{1B}[201~x".utf8)
      let whole = ["", "a", "a", "aé", "aé", "aé", "aé世", "aé世", "aé世", "aé世"][limit]
      let paste = TerminalEvent.Paste(text: whole, isCut: true)
      #expect(events == [.paste(paste)] + Self.typed("x"))
    }
    var decoder = KeyDecoder(mostPasteBytes: 10)
    #expect(decoder.events(of: "\u{1B}[200~aé世😀\u{1B}[201~".utf8) == [Self.paste("aé世😀")])
  }

  @Test func randomBytesNeverTrap() {
    var random = SplitMix(seed: 1)
    var decoder = KeyDecoder()
    let pieces = Self.samples.map(\.bytes)
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      switch random.below(3) {
      case 0: bytes = (0..<8).map { _ in UInt8(random.below(256)) }
      case 1:
        bytes = (0..<8).map { _ in Array("\u{1B}[]O;:<?M~0129\u{7}\\".utf8)[random.below(16)] }
      default: bytes = Array(pieces[random.below(pieces.count)].dropLast(random.below(3)))
      }
      _ = decoder.events(of: bytes)
      if random.below(50) == 0 { _ = decoder.flush() }
    }
    _ = decoder.flush()
    #expect(decoder.events(of: "\u{1B}[Ax".utf8) == [.key(KeyPress(.up))] + Self.typed("x"))
  }
}

extension KeyDecoder {
  fileprivate mutating func events(of bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    feed(Array(bytes)[...])
  }
}

import Testing

@testable import StyleCore

@Suite("Colours")
struct ColorTests {
  @Test(
    "Components become bytes",
    arguments: [
      (Color(red: 1, green: 0.5, blue: 0), "#ff8000"),
      (Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5), "#33669980"),
      (Color(red: -1, green: 2, blue: .nan, opacity: .infinity), "#00ff00"),
      (Color(white: 0.5), "#808080"),
      (Color(white: 0, opacity: 0.2), "#00000033"),
      (Color(.sRGBLinear, white: 0.5), "#bcbcbc"),
      (Color(.sRGBLinear, red: 0, green: 0.2159, blue: 1), "#0080ff"),
      (Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5), "#808080"),
      (Color(.displayP3, red: 1, green: 1, blue: 1), "white"),
      (Color(.displayP3, red: 0.9176, green: 0.2003, blue: 0.1386), "#ff0000"),
      (Color(hue: 0, saturation: 1, brightness: 1), "#ff0000"),
      (Color(hue: 1, saturation: 1, brightness: 1), "#ff0000"),
      (Color(hue: 1 / 6, saturation: 1, brightness: 1), "#ffff00"),
      (Color(hue: 0.5, saturation: 1, brightness: 1), "#00ffff"),
      (Color(hue: 0.75, saturation: 0.5, brightness: 0.8), "#9966cc"),
      (Color(hue: .nan, saturation: 0, brightness: 0.5), "#808080"),
    ] as [(Color, String)])
  func components(color: Color, printed: String) {
    #expect(color.description == printed)
  }

  @Test("Gamma encoding and decoding undo each other")
  func gamma() {
    for byte in 0...255 {
      #expect(SRGB.byte(SRGB.encoded(SRGB.linear(Double(byte) / 255))) == byte)
    }
    #expect(abs(SRGB.linear(0.5) - 0.214041140482) < 1e-12)
    #expect(abs(SRGB.encoded(0.5) - 0.735356983052) < 1e-12)
  }

  @Test("System colours follow the appearance")
  func system() {
    #expect(Color.red.resolved(in: .light) == RGBA(255, 59, 48))
    #expect(Color.red.resolved(in: .dark) == RGBA(255, 69, 58))
    #expect(Color.mint.resolved(in: .dark) == RGBA(99, 230, 226))
    #expect(Color.brown.resolved(in: .light) == RGBA(162, 132, 94))
    #expect(Color.gray.resolved(in: .light) == Color.gray.resolved(in: .dark))
    #expect(Color(system: .systemGray4).resolved(in: .dark) == RGBA(58, 58, 60))
    #expect(Color(system: .lightGray).resolved(in: .dark) == RGBA(170, 170, 170))
    #expect(Color(system: .systemBackground).resolved(in: .dark) == .black)
    #expect(Color.white.resolved(in: .light) == .white)
  }

  @Test(
    "Labels, lines and fills over the system background",
    arguments: [
      (SystemColor.secondary, "#8a8a8e", "#8d8d93"),
      (.tertiaryLabel, "#c4c4c7", "#46464a"),
      (.quaternaryLabel, "#dcdcdd", "#262627"),
      (.separator, "#c6c6c8", "#323235"),
      (.systemFill, "#e4e4e6", "#2b2b2e"),
      (.secondarySystemFill, "#e9e9eb", "#262629"),
      (.tertiarySystemFill, "#efeff0", "#1c1c1f"),
      (.quaternarySystemFill, "#f4f4f5", "#151517"),
    ])
  func flattened(color: SystemColor, light: String, dark: String) throws {
    // Eight bits of alpha cost up to one step of a channel.
    #expect(try distance(color.components(in: .light).over(.white), Color(parsing: light)) <= 1)
    #expect(try distance(color.components(in: .dark).over(.black), Color(parsing: dark)) <= 1)
  }

  private func distance(_ first: RGBA, _ second: Color) -> Int {
    let second = second.resolved(in: .light)
    return [\RGBA.red, \.green, \.blue, \.alpha].map {
      abs(Int(first[keyPath: $0]) - Int(second[keyPath: $0]))
    }.max() ?? 0
  }

  @Test("The primary colour is ink, with its opacity")
  func ink() {
    #expect(Color.primary.paint(in: .light) == .ink)
    #expect(Color.primary.opacity(0.5).paint(in: .dark) == .ink(opacity: 0.5))
    #expect(Color.primary.resolved(in: .light) == .black)
    #expect(Color.primary.resolved(in: .dark) == .white)
    #expect(Color.secondary.paint(in: .light) == .color(RGBA(60, 60, 67, 153)))
    #expect(Color.black.paint(in: .dark) == .color(.black))
  }

  @Test("The accent colour is the one around it, or blue")
  func accent() {
    let accent = Color.accentColor
    #expect(accent.resolved(in: .light) == Color.blue.resolved(in: .light))
    #expect(accent.resolved(in: .dark, accent: .pink) == Color.pink.resolved(in: .dark))
    #expect(accent.opacity(0.5).resolved(in: .dark, accent: .white) == RGBA(255, 255, 255, 128))
    #expect(accent.paint(in: .dark, accent: .primary) == .ink)
    #expect(accent.resolved(in: .light, accent: accent) == Color.blue.resolved(in: .light))
  }

  @Test("Opacities multiply, and are held to 0…1")
  func opacity() {
    #expect(Color.red.opacity(0.5).opacity(0.5) == Color.red.opacity(0.25))
    #expect(Color.white.opacity(0.5).resolved(in: .light) == RGBA(255, 255, 255, 128))
    #expect(Color.red.opacity(7) == .red)
    #expect(Color.red.opacity(-1).resolved(in: .light).alpha == 0)
    #expect(Color.white.opacity(.nan).resolved(in: .light).alpha == 0)
  }
}

@Suite("Colours as text")
struct ColorParsingTests {
  @Test(
    "Free spellings are read and printed canonically",
    arguments: [
      ("#f00", "#ff0000"), ("#F008", "#ff000088"), ("#C0c0C0", "#c0c0c0"),
      ("#c0c0c080", "#c0c0c080"), ("#c0c0c0ff", "#c0c0c0"), ("#fff", "white"),
      ("#00000000", "clear"), ("red", "red"), ("Red", "red"), ("systemRed", "red"),
      ("system-gray-4", "system-gray-4"), ("systemGray4", "system-gray-4"),
      ("SYSTEMGRAY4", "system-gray-4"), ("grey", "gray"), ("light-grey", "light-gray"),
      ("label", "primary"), ("secondaryLabel", "secondary"), ("accentColor", "accent-color"),
      ("label/50%", "primary/50%"), ("placeholder-text/12.50%", "placeholder-text/12.5%"),
      ("red/0.07%", "red/0.07%"), ("red/100%", "red"), ("#ffffff/50%", "#ffffff80"),
    ])
  func spelling(text: String, printed: String) throws {
    #expect(try Color(parsing: text).description == printed)
  }

  @Test("What is printed reads back as the same colour")
  func roundTrip() throws {
    for name in Color.names {
      let color = try Color(parsing: name)
      #expect(color.description == name)
      for share in stride(from: 0, through: 1, by: 0.0101) {
        let faint = color.opacity(share)
        #expect(try Color(parsing: faint.description) == faint)
      }
    }
    for step in 0..<4096 {
      let color = Color(rgba: RGBA(rawValue: UInt32(step) &* 0x9E37_79B9))
      #expect(try Color(parsing: color.description) == color)
    }
  }

  @Test(
    "Errors quote what was wrong",
    arguments: [
      ("", ColorParseError.empty),
      ("#", .digitCount("#")),
      ("#12345", .digitCount("#12345")),
      ("#12g", .digit("g", in: "#12g")),
      ("#éé", .digit("é", in: "#éé")),
      ("rde", .unknownName("rde", nearest: "red")),
      ("sytem-gray4", .unknownName("sytem-gray4", nearest: "system-gray-4")),
      ("quartz", .unknownName("quartz", nearest: nil)),
      ("/50%", .unknownName("", nearest: nil)),
      ("red/", .opacity("")),
      ("red/50", .opacity("50")),
      ("red/%", .opacity("%")),
      ("red/-1%", .opacity("-1%")),
      ("red/101%", .opacity("101%")),
      ("red/1e1%", .opacity("1e1%")),
      ("red/nan%", .opacity("nan%")),
    ])
  func errors(text: String, error: ColorParseError) {
    #expect(throws: error) { try Color(parsing: text) }
  }

  @Test("An error is one sentence with the way out")
  func sentence() {
    let error = ColorParseError.unknownName("rde", nearest: "red")
    #expect(error.description == "There is no colour named \"rde\"; did you mean red?")
    #expect(
      ColorParseError.opacity("\u{1B}[2J").description
        == #""\u{1b}[2J" is not an opacity: write a percentage from 0% to 100%."#)
    #expect(
      ColorParseError.digit("\u{7}", in: "#12\u{7}").description
        == ##""#12\u{7}" is not a colour: "\u{7}" is not a hexadecimal digit."##)
  }
}

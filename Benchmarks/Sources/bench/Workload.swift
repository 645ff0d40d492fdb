import StyleCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Something to do over and over: the operation of a number gives the bytes it made.
@MainActor
struct Workload {
  /// How often it is done unless told.
  var count: Int
  /// How often it is done before the clock starts.
  var warmUp = 50
  let operation: (Int) -> [UInt8]
  /// The columns of the text that is measured, to compare with what others find; nil without one.
  var width: Int?
  /// Done when all is over.
  var cleanUp = {}

  /// The names, for the usage line.
  static let names = [
    "W1", "W2", "W3", "W4", "W5", "W6", "W7", "fields", "text", "stops", "nesting",
  ]

  /// Makes a workload by its name; nil for an unknown one.
  ///
  /// `argument` is the number of operations, or the size where a workload has one.
  init?(_ name: String, argument: String?) {
    let number = argument.flatMap { Int($0) }
    let size = number ?? 100
    switch name {
    case "W1", "W4":
      self.init(drawing: number ?? 10_000) {
        field($0, style: BoxStyle(isFocused: $0 >> 1 & 1 == 0))
      }
    case "W2":
      self.init(drawing: number ?? 10_000) {
        field($0, style: GradientBoxStyle(isFocused: $0 >> 1 & 1 == 0))
      }
    case "W3": self.init(screens: number ?? 1_000)
    case "W5": self.init(widths: number ?? 20)
    case "W6": self.init(snapshots: number ?? 10_000)
    case "W7":
      let layers = (0..<(number ?? 8)).map { BoxStyle(isFocused: $0 & 1 == 0) }
      self.init(drawing: 2_000) { field($0, style: ComposedTextFieldStyle(layers)) }
    case "fields":
      self.init(drawing: max(20_000 / size, 3)) { _ in
        VStack { ForEach(0..<size) { field($0, style: BoxStyle(isFocused: false)) } }
      }
    case "text":
      let text = String(repeating: "a", count: size)
      self.init(drawing: max(100_000 / size, 20)) { _ in
        TextField("", text: .constant(text)).textFieldStyle(BoxStyle(isFocused: false))
      }
    case "stops":
      let colors = (0..<size).map {
        Color(hue: Double($0) / Double(size), saturation: 1, brightness: 1)
      }
      self.init(drawing: max(20_000 / size, 20)) { field($0, style: StopsStyle(colors: colors)) }
    case "nesting":
      self.init(drawing: max(20_000 / size, 20)) { nested(field($0, style: .plain), depth: size) }
    default:
      return nil
    }
    if ["fields", "text", "stops", "nesting"].contains(name) { warmUp = 1 }
  }

  init(count: Int, operation: @escaping (Int) -> [UInt8]) {
    self.count = count
    self.operation = operation
  }

  /// Draws the view of a number, 40 columns wide.
  private init(drawing count: Int, _ view: @escaping (Int) -> some View) {
    let renderer = Renderer(RenderOptions(width: 40))
    let encoder = ANSIEncoder(depth: .truecolor)
    self.init(count: count, operation: { encoder.encode(renderer.canvas(view($0))) })
  }

  /// A screen of 60 fields of which one letter changes, as the bytes that a terminal needs.
  private init(screens: Int) {
    let renderer = Renderer(RenderOptions(width: 200, height: 50))
    var diff = FrameDiff(ANSIEncoder(depth: .truecolor))
    self.init(count: screens) { frame in
      var bytes: [UInt8] = []
      diff.append(renderer.canvas(Form60(changed: frame & 1 == 1)), to: &bytes)
      return bytes
    }
  }

  private init(widths: Int) {
    guard let path = getenv("W5_TEXT").map({ String(cString: $0) }), let text = read(path) else {
      print("bench: W5 needs a text file named by W5_TEXT")
      exit(66)
    }
    self.init(count: widths) { _ in [DisplayWidth.of(text) > 0 ? 1 : 0] }
    warmUp = 2
    width = DisplayWidth.of(text)
  }
}

/// Fifteen rows of four fields on a screen of 200 by 50.
private struct Form60: View {
  let changed: Bool

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<15) { row in
        HStack(spacing: 0) {
          ForEach(0..<4) { column in
            field(
              row * 4 + column, style: BoxStyle(isFocused: row * 4 + column == 0),
              text: changed && row * 4 + column == 22 ? "Hallo, 世界 👋" : "Hello, 世界 👋"
            )
            .frame(width: 320)
          }
        }
      }
    }
    .frame(width: 1600, height: 800, alignment: .topLeading)
  }
}

/// A view in so many paddings of nothing and frames, by turns.
@MainActor
private func nested(_ view: some View, depth: Int) -> AnyView {
  var view = AnyView(view)
  for level in 0..<depth {
    view =
      level & 1 == 0
      ? AnyView(VStack { view }) : AnyView(view.frame(minWidth: 0, maxWidth: .infinity))
  }
  return view
}

@MainActor
private func field(
  _ index: Int, style: some TextFieldStyle, text: String = "Hello, 世界 👋"
) -> some View {
  TextField(
    text: .constant(index & 1 == 0 ? text : ""),
    prompt: Text(verbatim: "Placeholder").foregroundColor(Color(rgba: RGBA(128, 128, 128)))
  ) { EmptyView() }
  .textFieldStyle(style)
}

/// A rounded border in one of two colours, with one cell of padding at the sides.
private struct BoxStyle: TextFieldStyle {
  let isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration
      .padding(.horizontal, 16)
      .padding(.vertical, 16)
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .stroke(Color(rgba: isFocused ? RGBA(125, 86, 244) : RGBA(88, 88, 88)))
      }
  }
}

/// The same with a gradient from left to right, the other way round without focus.
private struct GradientBoxStyle: TextFieldStyle {
  let isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    let colors = [Color(rgba: RGBA(255, 95, 135)), Color(rgba: RGBA(95, 135, 255))]
    configuration
      .padding(.horizontal, 16)
      .padding(.vertical, 16)
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .stroke(
            LinearGradient(
              colors: colors, startPoint: isFocused ? .leading : .trailing,
              endPoint: isFocused ? .trailing : .leading))
      }
  }
}

/// A border in a gradient of many colours.
private struct StopsStyle: TextFieldStyle {
  let colors: [Color]

  func makeBody(configuration: Configuration) -> some View {
    configuration
      .padding(16)
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .stroke(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      }
  }
}

private func read(_ path: String) -> String? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while case let got = fread(&buffer, 1, buffer.count, file), got > 0 {
    bytes.append(contentsOf: buffer[..<got])
  }
  return String(decoding: bytes, as: UTF8.self)
}

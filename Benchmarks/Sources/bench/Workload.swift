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
  var count: Int
  let operation: (Int) -> [UInt8]

  /// Makes a workload by its name; nil for an unknown one.
  init?(_ name: String, argument: String?) {
    let number = argument.flatMap { Int($0) }
    let renderer = Renderer(RenderOptions(width: 40))
    let encoder = ANSIEncoder(depth: .truecolor)
    func render(_ view: some View) -> [UInt8] { encoder.encode(renderer.canvas(view)) }
    switch name {
    case "W1", "W4":
      count = number ?? 10_000
      operation = { render(field($0, style: BoxStyle(isFocused: $0 >> 1 & 1 == 0))) }
    case "W2":
      count = number ?? 10_000
      operation = { render(field($0, style: GradientBoxStyle(isFocused: $0 >> 1 & 1 == 0))) }
    case "W5":
      guard let path = getenv("W5_TEXT").map({ String(cString: $0) }), let text = read(path) else {
        print("bench: W5 needs a text file named by W5_TEXT")
        exit(66)
      }
      count = number ?? 20
      operation = { _ in Array(repeating: 0, count: DisplayWidth.of(text) > 0 ? 1 : 0) }
    case "fields":
      count = 20
      let fields = 0..<(number ?? 100)
      operation = { _ in
        render(VStack { ForEach(fields) { field($0, style: BoxStyle(isFocused: false)) } })
      }
    case "text":
      count = 20
      let text = String(repeating: "a", count: number ?? 1000)
      operation = { _ in
        render(TextField("", text: .constant(text)).textFieldStyle(BoxStyle(isFocused: false)))
      }
    default:
      return nil
    }
  }
}

@MainActor
private func field(_ index: Int, style: some TextFieldStyle) -> some View {
  TextField(
    text: .constant(index & 1 == 0 ? "Hello, 世界 👋" : ""),
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

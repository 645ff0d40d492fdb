import Foundation
import StyleCore
import StyleWorker

@testable import stylebook

/// A worker that misbehaves on demand, compiled once for all tests from the text below.
///
/// Under another file name it misbehaves before it draws; each of its styles misbehaves in one state.
enum WorkerFixture {
  /// What the worker was built from, as it says.
  static let key = "fixture"

  /// The worker that behaves under the name it has, such as `well` or `traps-in-list`.
  static func program(_ name: String = "well") throws -> WorkerProgram {
    let folder = try compiled.get()
    let path = folder.appending(path: name)
    try? FileManager.default.createSymbolicLink(
      at: path, withDestinationURL: folder.appending(path: "worker"))
    return WorkerProgram(path: path.path(), key: key)
  }

  /// Makes the workers of plugins as a command is to have them: a plugin is the name of the fixture,
  /// two of them make the worker `joint`.
  @MainActor static func build(_ paths: [String]) throws(Failure) -> WorkerProgram {
    do {
      return try program(paths.count == 1 ? paths[0] : "joint")
    } catch {
      throw .fault("the fixture does not compile: \(error)")
    }
  }

  /// A compiler that did not like the fixture.
  private struct Complaint: Error, CustomStringConvertible {
    let description: String
  }

  private static let compiled = Result {
    // The modules and objects lie beside the running tests.
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map { URL(filePath: $0) }
    let products = (tests ?? executable).deletingLastPathComponent()
    let folder = products.appending(path: "WorkerFixture")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appending(path: "main.swift")
    try text.write(to: source, atomically: true, encoding: .utf8)
    var objects: [String] = []
    for module in ["StyleCore", "SystemStyles", "Styles", "StyleWorker"] {
      // Objects of files that are gone may lie there too; the map has those that are not.
      let map = products.appending(path: "\(module).build/output-file-map.json")
      let outputs = try JSONDecoder().decode(
        [String: [String: String]].self, from: Data(contentsOf: map))
      objects += outputs.values.compactMap { $0["object"] }
    }
    let compiler = Process()
    let complaints = Pipe()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-swift-version", "6", "-I", products.appending(path: "Modules").path()]
      + [source.path()] + objects + ["-lm", "-o", folder.appending(path: "worker").path()]
    compiler.standardError = complaints
    try compiler.run()
    let said = complaints.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else {
      throw Complaint(description: String(decoding: said, as: UTF8.self))
    }
    return folder
  }

  private static let text = #"""
    import Glibc
    import StyleCore
    import StyleWorker
    import Styles

    let name = String(CommandLine.arguments[0].split(separator: "/").last ?? "")

    struct Misbehaving: ParametricTextFieldStyle {
      enum Manner: String, CaseIterable {
        case none, trap, fail, hang, exit, print, allocate, thread, scribble, close, fork
      }

      var manner = Manner.none
      var width = 2.0
      var color = Color.blue
      var widths = [1.0, 2.5]
      var colors: [Color] = [.red, .init(red: 0.2, green: 0.4, blue: 0.6)]
      var label = "a \"label\"\n"

      static let parameters: [StyleParameter<Misbehaving>] = [
        .choice("manner", \.manner, "What it does in the state error."),
        .number("width", \.width, in: -1...8.5, step: 0.5, unit: "points", "A number."),
        .color("color", \.color, "A colour."),
        .numbers("widths", \.widths, count: 1...3, in: 0...9, "Numbers."),
        .colors("colors", \.colors, "Colours."),
        .string("label", \.label, "A text."),
      ]

      func makeBody(configuration: Configuration) -> some View {
        if case .error = configuration.validation { misbehave() }
        return HStack { Text("\(getpid())"); configuration }.padding(8)
      }

      func misbehave() {
        switch manner {
        case .none: break
        case .trap: let none: [Int] = []; _ = none[Int(width)]
        case .fail: fatalError("no \u{1B}[31mway")
        case .hang: while true { sleep(1) }
        case .exit: Glibc.exit(0)
        case .print:
          for _ in 0..<20_000 { print("There is much to be said of this, and more to be said again.") }
        case .allocate:
          while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 26, alignment: 16) }
        case .thread:
          var thread = pthread_t()
          pthread_create(&thread, nil, crashLater, nil)
        case .scribble:
          for descriptor: Int32 in 3..<80 { _ = write(descriptor, "what?", 5) }
        case .close:
          for descriptor: Int32 in 3..<80 { _ = Glibc.close(descriptor) }
        case .fork:
          var id: pid_t = 0
          var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
          posix_spawnp(&id, "sleep", nil, nil, &arguments, environ)
        }
      }
    }

    func crashLater(_: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      usleep(100_000)
      abort()
    }

    struct Slow: TextFieldStyle {
      func makeBody(configuration: Configuration) -> some View {
        usleep(300_000)
        return configuration
      }
    }

    struct Live: TextFieldStyle {
      @State private var presses = 0
      @FocusState private var isFocused: Bool

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.focused($isFocused).onSubmit { isFocused = false }
          if !configuration.text.isEmpty { Button("clear") { configuration.text = "" } }
          Button("pressed \(presses)") { presses += 1 }
        }
      }
    }

    struct Fixture: StylePlugin {
      let name = CommandLine.arguments[0].split(separator: "/").last.map { String($0) } ?? ""

      func register(in registry: inout StyleRegistry) throws(RegistryError) {
        try registry.register(
          Misbehaving.self, id: name == "other" ? "other" : "bad", title: "Bad",
          summary: "It misbehaves.", version: "1.2.3", author: "Ada")
        if name == "other" { return }
        try registry.register(
          Slow(), id: "slow", title: "Slow", summary: "It takes its time.", version: "1.0.0",
          author: "Ada", apiLevel: name == "newer" ? 99 : 1)
        try registry.register(
          Live(), id: "live", title: "Live", summary: "It acts.", version: "1.0.0", author: "Ada")
        if name == "joint" {
          try registry.register(
            Misbehaving.self, id: "other", title: "Bad", summary: "It misbehaves.",
            version: "1.2.3", author: "Ada")
        }
      }
    }

    func say(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
        if count <= 0 { exit(1) }
        rest = rest.dropFirst(count)
      }
    }

    switch name {
    case "speaks-another-version":
      say(WorkerFrame.bytes(WorkerAnswer.hello(version: 99, key: "fixture").record, number: 1))
      sleep(1000)
    case "foreign":
      say(WorkerFrame.bytes(WorkerAnswer.hello(version: WorkerProtocol.version, key: "strange").record, number: 1))
      sleep(1000)
    case "speaks-nonsense":
      say(Array("There is nothing like a frame in this, nor in what follows.\n".utf8))
      sleep(1000)
    case "floods":
      while true { say([UInt8](repeating: 0x20, count: 1 << 16)) }
    case "floods-in-form":
      say(Array("sbw\n".utf8) + [1, 0, 0, 0, 0, 0, 0, 0xF0])
      while true { say([UInt8](repeating: 0x20, count: 1 << 16)) }
    case "ends": exit(0)
    case "hangs": while true { sleep(1) }
    default: break
    }
    serve(key: "fixture") { (registry: inout StyleRegistry) throws(RegistryError) in
      switch name {
      case "traps-in-list": let none: [Int] = []; _ = none[0]
      case "ends-in-list": exit(3)
      default: break
      }
      try registry.register(contentsOf: BuiltInStyles())
      try registry.register(contentsOf: Fixture())
      if name == "repeats" { try registry.register(contentsOf: Fixture()) }
    }
    """#
}

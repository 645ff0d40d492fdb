import StyleCore
import StyleWorker
import Testing

@testable import stylebook

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The compiler of the machine that tests run on.
private enum TestToolchain {
  static let isThere: Bool = {
    guard let path = getenv("PATH") else { return false }
    return (try? SourceToolchain(environment: ["PATH": String(cString: path)])) != nil
  }()
}

@MainActor
@Suite(
  "Plugins from sources", .serialized,
  .enabled(if: TestToolchain.isThere, "needs a Swift compiler"))
struct SourcePluginTests {
  /// A folder with files, and a cache of its own.
  private final class Workplace {
    let folder: String
    let environment: [String: String]

    init(_ files: [String: String]) throws {
      var template = Array("/tmp/stylebook-tests-XXXXXX".utf8CString)
      folder = String(cString: try #require(mkdtemp(&template)))
      environment = [
        "PATH": getenv("PATH").map { String(cString: $0) } ?? "", "HOME": folder,
        "XDG_CACHE_HOME": "\(folder)/cache",
      ]
      for (name, text) in files { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
      try SourceCache.write(Array(text.utf8), to: path(name))
    }

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    deinit { SourceCache.remove(folder) }
  }

  /// What a look of some built sources shows in a state, in plain text.
  private func picture(
    of id: String, in state: FieldState, _ worker: BuiltWorker, width: Int = 24
  ) throws -> String {
    let set = PluginSet { (_) throws(Failure) in
      WorkerProgram(path: worker.executable, key: worker.key)
    }
    set.add(sources: ["sources"])
    let drawing = FieldDrawing(set)
    let style = try #require(try SelectedStyle.all([id], setting: [], in: set.registry).first)
    let field = try drawing.draw(style, in: Scenario(state, width: width)).get()
    _ = drawing.end()
    return String(decoding: PlainTextEncoder().encode(field.canvas), as: UTF8.self)
  }

  @Test("A style, a view and a modifier are found, made and follow the field")
  func looks() throws {
    let place = try Workplace([
      "Field.swift": """
      import SwiftUI
      #if canImport(UIKit)
      import UIKit
      #endif

      public struct BoxedTextFieldStyle: SwiftUI.TextFieldStyle {
        private var isEditing: Bool
        var hasError = false
        let color: Color
        var radius: CGFloat = 4
        init(isEditing: Bool, color: Color = .gray) { self.isEditing = isEditing; self.color = color }
        public func _body(configuration: TextField<Self._Label>) -> some View {
          configuration
            .padding(8)
            #if os(iOS)
            .overlay(RoundedRectangle(cornerRadius: radius)
              .stroke(hasError ? .red : color, lineWidth: isEditing ? 4 : 1))
            #endif
        }
      }

      struct TitledField: View {
        var title: String
        @Binding var text: String
        var body: some View { TextField(title, text: $text).padding(.leading, 8) }
      }

      private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.border(.gray) }
      }
      """
    ])
    let worker = try SourcePlugin.build(
      [[place.path("Field.swift")]], environment: place.environment)
    #expect(worker.plugins.flatMap(\.looks).map(\.id) == ["boxed", "titled-field", "framed"])
    #expect(worker.plugins.flatMap(\.obstacles).isEmpty)
    #expect(
      try picture(of: "boxed", in: .filled, worker) == """
        ╭──────────────────────╮
        │Ada Lovelace          │
        ╰──────────────────────╯

        """)
    #expect(
      try picture(of: "boxed(radius: 0)", in: .editing, worker) == """
        ╔══════════════════════╗
        ║Ada Lovelace▏         ║
        ╚══════════════════════╝

        """)
    #expect(try picture(of: "titled-field", in: .filled, worker) == " Ada Lovelace\n")
    #expect(try picture(of: "titled-field", in: .empty, worker) == " Your name\n")
    #expect(try picture(of: "framed", in: .filled, worker).contains("│Ada Lovelace"))
    // Nothing is compiled again, and what was damaged is.
    let again = try SourcePlugin.build(
      [[place.path("Field.swift")]], environment: place.environment)
    #expect(again == worker)
    try SourceCache.write(Array("#!/bin/sh\nexit 0\n".utf8), to: worker.executable)
    _ = try SourcePlugin.build([[place.path("Field.swift")]], environment: place.environment)
    #expect(try picture(of: "framed", in: .filled, worker).contains("│Ada Lovelace"))
  }

  @Test("What cannot be made says which argument has no value, and a stub gives one")
  func stub() throws {
    let place = try Workplace([
      "Field.swift": """
      import SwiftUI
      struct Theme { let name: Unknown }
      struct Unknown { private init() {} }
      struct ThemedTextFieldStyle: TextFieldStyle {
        let theme: Theme
        func _body(configuration: TextField<_Label>) -> some View { configuration }
      }
      """
    ])
    let paths = [[place.path("Field.swift")]]
    #expect {
      try SourcePlugin.build(paths, environment: place.environment)
    } throws: { error in
      guard case .noLooks(_, let notes)? = error as? SourceFailure else { return false }
      return notes.contains { $0.contains("\"theme: Theme\" of init(theme:) has no value") }
    }
    try place.write(
      """
      import SwiftUI
      extension Theme { static var preview: Theme { fatalError("drawn without") } }
      """, to: "Field.stub.swift")
    let worker = try SourcePlugin.build(paths, environment: place.environment)
    #expect(worker.plugins.flatMap(\.looks).map(\.id) == ["themed"])
  }

  @Test("A view around a text field that it is given gets the field itself")
  func givenFields() throws {
    let place = try Workplace([
      "Field.swift": """
      import SwiftUI
      struct RuledField: View {
        let field: TextField<Text>
        var body: some View {
          VStack { field; Divider() }.frame(maxWidth: UIScreen.main.bounds.width)
        }
      }
      extension View {
        func limited(to width: CGFloat = UIScreen.main.bounds.width) -> some View {
          frame(maxWidth: width).position(.zero)
        }
      }
      """
    ])
    let worker = try SourcePlugin.build(
      [[place.path("Field.swift")]], environment: place.environment)
    #expect(
      try picture(of: "ruled-field", in: .editing, worker) == """
        Ada Lovelace▏
        ────────────────────────

        """)
  }

  @Test("A stub has what is learned only when the rest is there")
  func learningStub() throws {
    let place = try Workplace([
      "Field.swift": """
      import SwiftUI
      extension TextFieldStyle where Self == ThemedInput {
        static var themed: ThemedInput { ThemedInput(look: .bordered) }
      }
      struct Themed: View {
        @Environment(\\.colorScheme) private var scheme
        @Environment(\\.appTheme) private var theme
        @Binding var text: String
        var body: some View {
          VStack {
            TextField("", text: $text).padding(theme.inset).clipShape(.ours)
            Text(String(localized: "hint", bundle: .module)).foregroundColor(theme.hintColor)
            Button("Go") {}.buttonStyle(RoundButton(color: .red, font: .title))
          }
        }
      }
      """
    ])
    let stub = try SourcePlugin.stub([place.path("Field.swift")], environment: place.environment)
    #expect(stub.errors == nil)
    #expect(
      stub.text == """
        // What Field needs of its project. The values are guessed; change them to the project's.

        import SwiftUI

        public struct RoundButton: ButtonStyle {
          public init(color a0: Color, font a1: Font) {}
          public func makeBody(configuration: Configuration) -> some View { configuration.label }
        }

        public struct ThemedInput: TextFieldStyle {
          public init(look a0: Color) {}
          public func _body(configuration: TextField<_Label>) -> some View { configuration }
        }

        extension Color {
          public static var `bordered`: Color { .gray }
        }

        extension EnvironmentValues {
          public struct Stub_appTheme: Hashable {
            public var `hintColor`: Color { .gray }
            public var `inset`: CGFloat { 8 }
          }
          public var `appTheme`: Stub_appTheme { Stub_appTheme() }
        }

        extension Shape where Self == Capsule {
          public static var `ours`: Capsule { Capsule() }
        }

        """)
  }

  @Test("Errors are the compiler's, at the author's file and line")
  func errors() throws {
    let place = try Workplace([
      "Field.swift": """
      import SwiftUI
      struct A: TextFieldStyle {
        func _body(configuration: TextField<_Label>) -> some View { configuration.colour(.red) }
      }
      """,
      "Empty.swift": "import SwiftUI\n", "notes.txt": "Not Swift.\n",
    ])
    let path = place.path("Field.swift")
    #expect {
      try SourcePlugin.build([[path]], environment: place.environment)
    } throws: { error in
      guard case .errors(_, let text, _)? = error as? SourceFailure else { return false }
      return text.hasPrefix("\(path):3:") && text.contains("has no member 'colour'")
    }
    #expect(throws: SourceFailure.noLooks(plugin: place.path("Empty.swift"), notes: [])) {
      try SourcePlugin.build([[place.path("Empty.swift")]], environment: place.environment)
    }
    #expect(throws: SourceFailure.noToolchain) {
      try SourcePlugin.build([[path]], environment: ["PATH": "/nowhere"])
    }
    #expect(throws: SourceFailure.missing(path: "/nowhere.swift")) {
      try SourcePlugin.build([["/nowhere.swift"]], environment: place.environment)
    }
    #expect(throws: SourceFailure.notSwift(path: place.path("notes.txt"))) {
      try SourcePlugin.build([[path, place.path("notes.txt")]], environment: place.environment)
    }
    let stub = try SourcePlugin.stub([path], environment: place.environment)
    #expect(stub.text.contains("func colour(_ a0: Color) -> some View { self }"))
  }
}

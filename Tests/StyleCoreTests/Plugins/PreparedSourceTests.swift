import Testing

@testable import stylebook

@Suite("Copies of authors' files")
struct PreparedSourceTests {
  private func prepared(_ text: String) -> PreparedSource {
    PreparedSource(path: "Field.swift", bytes: Array(text.utf8))
  }

  /// The copy without blanks at the ends of its lines.
  private func lines(_ text: String) -> [String] {
    prepared(text).text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { SourceType.trimmed("x\($0)").dropFirst() }.map { String($0) }.dropLast()
  }

  @Test("Arms for other platforms are blank, and nothing moves to another line")
  func platforms() {
    let copy = lines(
      """
      a
        #if os(macOS)
        b
        #elseif os(iOS)
        c
        #if canImport(AppKit)
        d
        #else
        e
        #endif
        #else
        f
        #endif
      g
      """)
    #expect(copy == ["a", "", "", "", "  c", "", "", "", "  e", "", "", "", "", "g"])
  }

  @Test("What only the compiler can decide is left to it, with the rest decided")
  func undecided() {
    let copy = lines(
      """
      #if os(macOS)
      a
      #elseif swift(>=6.0) && os(iOS)
      b
      #elseif os(iOS)
      c
      #else
      d
      #endif
      """)
    #expect(copy == ["", "", "#if swift(>=6.0) && true", "b", "#else", "c", "", "", "#endif"])
  }

  @Test("What needs Objective-C's runtime is said otherwise, and nothing moves to another line")
  func runtimeNames() {
    let copy = lines(
      """
      import UIKit
      @objc(done:) func done() {} // @objc
      send(#selector(UIResponder.resignFirstResponder), to: nil)
      send(#selector(
        Form.next(_:)), to: nil)
      let a: UIKit.UIColor = "UIKit.UIColor"
      """)
    #expect(
      copy == [
        "import SwiftUI",
        "             func done() {} // @objc",
        "send(SwiftUI.Selector(\"UIResponder.resignFirstResponder\"), to: nil)",
        "send(SwiftUI.Selector(\"Form.next(_:)\")",
        ", to: nil)",
        "let a: SwiftUI.UIColor = \"UIKit.UIColor\"",
      ])
  }

  @Test("Directives in comments and literals are none")
  func literals() {
    let source = """
      /*
      #if os(macOS)
      */
      let a = \"\"\"
      #if os(macOS)
      \"\"\"
      let b = "\\(f("#if os(macOS)"))"
      """
    #expect(lines(source) == source.split(separator: "\n").map { String($0) })
  }

  @Test("Frameworks that SwiftUI's module covers are imported under its name, others left out")
  func imports() {
    let source = prepared(
      """
      import SwiftUI
      @preconcurrency import UIKit
      import class AppKit.NSColor
      import SwiftUIIntrospect
      @testable import MyApp
      import Foundation
      """)
    #expect(
      source.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() == [
        "import SwiftUI", "import SwiftUI", "import SwiftUI", "", "", "import Foundation",
      ])
    #expect(
      source.missingModules == [
        .init(name: "SwiftUIIntrospect", line: 4), .init(name: "MyApp", line: 5),
      ])
  }

  @Test("Previews become functions")
  func previews() {
    let source = prepared(
      """
      #Preview("Two words", traits: .sizeThatFitsLayout) {
        @Previewable @State var text = ""
        Text("}")
      }
      // #Preview { }
      #Preview { Text("a") }
      """)
    #expect(source.previews.map(\.title) == ["Two words", ""])
    #expect(source.previews.map(\.lines) == [1...4, 6...6])
    #expect(
      source.text == """
        @MainActor func __stylebookPreview1() -> some View { __stylebookBuilt {
                       @State var text = ""
          Text("}")
        }}
        // #Preview { }
        @MainActor func __stylebookPreview2() -> some View { __stylebookBuilt { Text("a") }}

        """)
  }

  @Test("A preview can be left out")
  func withoutPreview() {
    let text = "let a = 1\n#Preview {\n  b\n}\nlet c = 1\n"
    let source = PreparedSource(
      path: "", bytes: Array(text.utf8), withoutPreviews: [2])
    #expect(source.previews.isEmpty)
    #expect(
      SourceScan(source.text).words(in: 0..<source.text.utf8.count) == ["let", "a", "1", "c"])
  }
}

import StyleCore
import Styles
import Testing

@testable import stylebook

@MainActor
@Suite struct CanvasViewTests {
  /// The picture as a view is drawn as the picture.
  private func expectSame(_ scenario: Scenario, _ expression: String) throws {
    let terms = try StyleExpression(parsing: expression).resolve(in: .builtIns())
    var canvas = scenario.canvas(ComposedTextFieldStyle(terms.map(\.style)))
    // A picture among others has no place for the one cursor.
    canvas.caret = nil
    #expect(Renderer(scenario.options).canvas(CanvasView(canvas: canvas)) == canvas)
  }

  @Test(arguments: [
    "default", "rounded-border", "underlined", "gradient", "search", "search | gradient",
  ])
  func itShowsEveryCell(expression: String) throws {
    for state in FieldState.allCases {
      for scheme in ColorScheme.allCases {
        for (text, width) in [
          (nil, 40), ("검색 창", 3), ("👩‍👩‍👧🇩🇪e\u{301}", 7), ("\u{1B}[0m\t", 20),
        ] {
          let scenario = Scenario(
            state, text: text, width: width, colorScheme: scheme,
            symbols: scheme == .light ? .ascii : .unicode,
            backdrop: scheme == .light ? RGBA(255, 204, 0) : nil)
          try expectSame(scenario, expression)
        }
      }
    }
  }

  @Test func nothingShowsNothing() {
    for (width, height) in [(0, 0), (3, 0), (0, 3), (3, 2)] {
      let canvas = Canvas(width: width, height: height)
      #expect(Renderer().canvas(CanvasView(canvas: canvas)) == canvas)
    }
  }

  @Test func everyAttributeIsShown() {
    var canvas = Canvas(width: 6, height: 1)
    for (x, named) in CellAttributes.named.enumerated() {
      canvas[x, 0].glyph = Glyph("x")
      canvas[x, 0].attributes = named.attribute
      canvas[x, 0].foreground = RGBA(1, 2, UInt8(x))
    }
    #expect(Renderer().canvas(CanvasView(canvas: canvas)) == canvas)
  }
}

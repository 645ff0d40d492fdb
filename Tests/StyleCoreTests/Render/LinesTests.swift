import Testing

@testable import StyleCore

@Suite struct LinesTests {
  private func box(
    _ width: Int, _ height: Int, _ outline: ShapeNode.Outline = .rectangle,
    _ weight: LineWeight = .light, isDashed: Bool = false, symbols: SymbolSet = .unicode
  ) -> String {
    Sheet(width: width, height: height) {
      $0.stroke(outline, weight, isDashed: isDashed, symbols: symbols)
    }.drawing
  }

  @Test func weightsHaveTheirOwnGlyphs() {
    #expect(box(4, 3) == "┌──┐\n│  │\n└──┘")
    #expect(box(4, 3, .rectangle, .heavy) == "┏━━┓\n┃  ┃\n┗━━┛")
    #expect(box(4, 3, .rectangle, .double) == "╔══╗\n║  ║\n╚══╝")
  }

  @Test func roundOutlinesHaveRoundCornersInEveryWeight() {
    #expect(box(4, 3, .rounded(radius: 8)) == "╭──╮\n│  │\n╰──╯")
    #expect(box(4, 3, .capsule, .heavy) == "╭━━╮\n┃  ┃\n╰━━╯")
    #expect(box(4, 3, .ellipse(isCircle: false), .double) == "╭══╮\n║  ║\n╰══╯")
    #expect(box(4, 3, .rounded(radius: 0)) == "┌──┐\n│  │\n└──┘")
  }

  @Test func dashesAndASCII() {
    #expect(box(4, 3, isDashed: true) == "┌┄┄┐\n┆  ┆\n└┄┄┘")
    #expect(box(4, 3, .rectangle, .heavy, isDashed: true) == "┏┅┅┓\n┇  ┇\n┗┅┅┛")
    #expect(box(4, 3, .capsule, symbols: .ascii) == "+--+\n|  |\n+--+")
    #expect(box(4, 3, .capsule, .double, symbols: .ascii) == "+==+\n|  |\n+==+")
  }

  @Test func smallBoxes() {
    #expect(box(1, 3) == "│\n│\n│")
    #expect(box(2, 3) == "┌┐\n││\n└┘")
    #expect(box(3, 2) == "┌─┐\n└─┘")
    #expect(box(3, 1) == "│ │")
    #expect(box(2, 1) == "││")
    #expect(box(1, 1) == "│")
  }

  /// A ring around a text that stands in a frame of its own, where layout has no say.
  private func ring(
    _ width: Int, _ height: Int, _ text: String, at place: CellPoint
  ) -> Sheet {
    Sheet(width: width, height: height) { tree in
      tree.append(.layers(.topLeading)) { tree in
        tree.stroke(.rounded(radius: 8))
        tree.append(.offset(place)) { $0.text(text) }
      }
    }
  }

  @Test func anEdgeThatTextCrossesIsLeftOut() {
    #expect(ring(8, 2, "text", at: CellPoint(x: 2, y: 0)).drawing == "│ text │\n╰──────╯")
    #expect(ring(8, 2, "text", at: CellPoint(x: 2, y: 1)).drawing == "╭──────╮\n│ text │")
  }

  @Test func aLabelInterruptsTheEdgeOfATallBox() {
    #expect(
      ring(9, 3, "Name", at: CellPoint(x: 2, y: 0)).drawing == "╭─Name──╮\n│       │\n╰───────╯")
  }

  @Test func sidesThatTextCrossesAreLeftOut() {
    #expect(
      ring(9, 3, "long text", at: CellPoint(x: 0, y: 1)).drawing
        == "─────────\nlong text\n─────────")
  }

  @Test func whereNothingHasRoomTextIsUnderlined() {
    let row = ring(9, 1, "long text", at: .zero)
    #expect(row.drawing == "long text")
    #expect(row.mask(.underline) == "#########")
    let rows = ring(4, 2, "text\nmore", at: .zero)
    #expect(rows.drawing == "text\nmore")
    #expect(rows.mask(.underline) == "....\n####")
  }

  @Test(arguments: 0...6, 0...6)
  func aStrokeNeverCoversTextAndStaysInItsBox(width: Int, height: Int) {
    for textWidth in 1...6 {
      for x in 0..<6 {
        for y in 0..<6 {
          let text = String("abcdef".prefix(textWidth))
          let sheet = Sheet(
            width: width, height: height, canvas: CellSize(width: 14, height: 8)
          ) { tree in
            tree.append(.layers(.topLeading)) { tree in
              tree.append(.frame(FrameNode(width: .fixed(width), height: .fixed(height)))) {
                $0.stroke(.rounded(radius: 4))
              }
              tree.append(.offset(CellPoint(x: x, y: y))) { tree in
                tree.append(.frame(FrameNode(width: .fitting, height: .fitting))) {
                  $0.text(text)
                }
              }
            }
          }
          for row in 0..<8 {
            for column in 0..<14 {
              let cell = sheet.canvas[column, row]
              if row == y, x <= column, column < x + textWidth {
                let expected = Array(text.utf8)[column - x]
                #expect(cell.glyph.rawValue == UInt32(expected))
              } else if column >= width || row >= height {
                #expect(cell == .blank)
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: 0...6, 0...6)
  func aBorderedFieldKeepsItsText(width: Int, height: Int) {
    let sheet = Sheet(width: width, height: height, canvas: CellSize(width: 12, height: 9)) {
      $0.decorate {
        $0.field("a")
      } with: {
        $0.stroke(.rounded(radius: 4))
      }
    }
    #expect(sheet.drawing.contains("a") == (width > 0))
    #expect(sheet.placement.size.width <= width)
  }

  @Test func strokesAreCompositedOverTheGround() {
    let sheet = Sheet(width: 3, height: 3) { tree in
      tree.append(.layers(.center)) { tree in
        tree.fill(.black)
        tree.stroke(paint: .color(RGBA(255, 255, 255, 128)))
      }
    }
    #expect(sheet.canvas[0, 0].foreground == RGBA(128, 128, 128))
    #expect(sheet.canvas[0, 0].background == .black)
  }

  @Test func aGradientRunsAlongTheRing() {
    let gradient = GradientPaint(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
      geometry: .linear(start: .leading, end: .trailing))
    let sheet = Sheet(width: 5, height: 3) { $0.stroke(paint: .gradient(gradient)) }
    let top = (0..<5).map { sheet.canvas[$0, 0].foreground.red }
    #expect(top == [26, 77, 128, 179, 230])
    #expect(sheet.canvas[4, 1].foreground.red == 230)
  }

  @Test func plainInkLeavesTheColourToTheTerminal() {
    let sheet = Sheet(width: 3, height: 3) { $0.stroke() }
    #expect(sheet.canvas[0, 0].foreground == .clear)
    let half = Sheet(width: 3, height: 3) { $0.stroke(paint: .ink(opacity: 0.5)) }
    #expect(half.canvas[0, 0].foreground == RGBA(128, 128, 128))
  }

  // MARK: Rules

  @Test(arguments: [
    (1.0, "▔", "▁", "─"), (2, "━", "▂", "━"), (4, "━", "▃", "━"), (6, "▀", "▄", "━"),
  ])
  func thinLinesSitAtTheirEdge(thickness: Double, top: String, bottom: String, middle: String) {
    func line(_ alignment: Alignment) -> String {
      Sheet(width: 3, height: 3) { tree in
        tree.append(
          .frame(FrameNode(height: .fixed(3), alignment: alignment))
        ) { $0.thinLine(thickness: thickness) }
      }.drawing.filter { $0 != "\n" }
    }
    #expect(line(.top) == String(repeating: top, count: 3))
    #expect(line(.bottom) == String(repeating: bottom, count: 3))
    #expect(line(.center) == String(repeating: middle, count: 3))
  }

  @Test func aLineInAColumnSitsUnderWhatStandsBefore() {
    let under = Sheet(width: 3) { tree in
      tree.column { tree in
        tree.field("abc")
        tree.thinLine()
      }
    }
    #expect(under.drawing == "abc\n▔▔▔")
    let pushed = Sheet(width: 3, height: 3) { tree in
      tree.column { tree in
        tree.field("abc")
        tree.append(.spacer(minLength: 0))
        tree.thinLine()
      }
    }
    #expect(pushed.drawing == "abc\n\n▁▁▁")
    let ascii = Sheet(width: 3) { tree in
      tree.column { tree in
        tree.field("abc")
        tree.thinLine(thickness: 2, symbols: .ascii)
      }
    }
    #expect(ascii.drawing == "abc\n===")
  }

  @Test func aLineOnTextUnderlinesIt() {
    let sheet = Sheet(width: 6, height: 1) { tree in
      tree.append(.layers(.bottomLeading)) { tree in
        tree.append(.frame(FrameNode(width: .fixed(3)))) { $0.field("abc") }
        tree.thinLine()
      }
    }
    #expect(sheet.drawing == "abc▁▁▁" || sheet.drawing == "abc───")
    #expect(sheet.mask(.underline) == "###...")
  }

  @Test func theGroundOfAThinLineIsThinToo() {
    let sheet = Sheet(width: 3) { tree in
      tree.column { tree in
        tree.field("abc")
        tree.decorate(inFront: false) {
          $0.append(
            .frame(FrameNode(height: .fixed(1), thinAxis: .vertical, thickness: 1))
          ) { $0.append(.shape(ShapeNode(.rectangle, paint: .color(.clear)))) }
        } with: {
          $0.fill(RGBA(255, 0, 0))
        }
      }
    }
    #expect(sheet.drawing == "abc\n▔▔▔")
    #expect(sheet.canvas[0, 1].foreground == RGBA(255, 0, 0))
    #expect(sheet.canvas[0, 1].background == .clear)
  }
}

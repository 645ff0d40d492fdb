import Testing

@testable import StyleCore

@Suite struct FieldPaintingTests {
  private func sheet(width: Int, _ field: FieldNode) -> Sheet {
    Sheet(width: width) { $0.append(.field(field)) }
  }

  @Test func aFieldAtRest() {
    #expect(sheet(width: 9, FieldNode(text: "apples")).drawing == "apples")
    #expect(sheet(width: 6, FieldNode(text: "apples")).drawing == "apples")
    #expect(sheet(width: 5, FieldNode(text: "apples")).drawing == "appl…")
    #expect(sheet(width: 5, FieldNode(text: "apples", symbols: .ascii)).drawing == "appl~")
    #expect(sheet(width: 1, FieldNode(text: "apples")).drawing == "…")
    #expect(sheet(width: 0, FieldNode(text: "apples")).canvas.width == 0)
  }

  @Test func textIsAligned() {
    let field = FieldNode(text: "abc", alignment: .trailing)
    #expect(sheet(width: 6, field).drawing == "   abc")
    #expect(sheet(width: 6, FieldNode(text: "abc", alignment: .center)).drawing == " abc")
    let edited = FieldNode(text: "abc", caret: 3, alignment: .trailing)
    #expect(sheet(width: 6, edited).drawing == "  abc▏")
  }

  @Test func theCaretBehindTheTextHasItsOwnColumn() {
    let field = sheet(width: 9, FieldNode(text: "apples", caret: 6))
    #expect(field.drawing == "apples▏")
    #expect(field.canvas.caret == CellPoint(x: 6, y: 0))
    #expect(field.mask(.inverse) == ".........")
    #expect(
      sheet(width: 9, FieldNode(text: "apples", caret: 6, symbols: .ascii)).drawing == "apples|")
  }

  @Test func theCaretInTheTextIsItsCluster() {
    let field = sheet(width: 9, FieldNode(text: "apples", caret: 2))
    #expect(field.drawing == "apples")
    #expect(field.mask(.inverse) == "..#......")
    #expect(field.canvas.caret == CellPoint(x: 2, y: 0))
    let wide = sheet(width: 9, FieldNode(text: "世界", caret: 1))
    #expect(wide.mask(.inverse) == "..##.....")
    #expect(wide.canvas.caret == CellPoint(x: 2, y: 0))
  }

  @Test func textIsScrolledToTheCaret() {
    let atEnd = sheet(width: 6, FieldNode(text: "a long text", caret: 11))
    #expect(atEnd.drawing == " text▏")
    let atStart = sheet(width: 6, FieldNode(text: "a long text", caret: 0))
    #expect(atStart.drawing == "a long")
    #expect(atStart.mask(.inverse) == "#.....")
    let inside = sheet(width: 5, FieldNode(text: "a long text", caret: 5))
    #expect(inside.mask(.inverse).contains("#"))
    #expect(sheet(width: 1, FieldNode(text: "abc", caret: 3)).drawing == "▏")
    #expect(sheet(width: 1, FieldNode(text: "abc", caret: 1)).drawing == "b")
  }

  @Test func thePlaceholderStandsBesideTheCaret() {
    let prompt = [TextRun("Search for things", style: GlyphStyle(attributes: .dim))]
    let empty = sheet(width: 20, FieldNode(text: "", placeholder: prompt))
    #expect(empty.drawing == "Search for things")
    #expect(empty.mask(.dim) == "#################...")
    #expect(
      sheet(width: 20, FieldNode(text: "", placeholder: prompt, caret: 0)).drawing
        == "▏Search for things")
    #expect(
      sheet(width: 8, FieldNode(text: "", placeholder: prompt, caret: 0)).drawing == "▏Search…")
    #expect(sheet(width: 8, FieldNode(text: "", placeholder: prompt)).drawing == "Search …")
    #expect(sheet(width: 1, FieldNode(text: "", placeholder: prompt, caret: 0)).drawing == "▏")
    #expect(
      sheet(width: 9, FieldNode(text: "", placeholder: [TextRun("ab")], alignment: .trailing))
        .drawing == "       ab")
  }

  @Test func aPlaceholderOfSeveralRunsKeepsItsStylesWhenCut() {
    let prompt = [
      TextRun("bold", style: GlyphStyle(attributes: .bold)), TextRun(" and plain"),
    ]
    let cut = sheet(width: 7, FieldNode(text: "", placeholder: prompt))
    #expect(cut.drawing == "bold a…")
    #expect(cut.mask(.bold) == "####...")
  }

  @Test func theMarkStandsAtTheEnd() {
    #expect(sheet(width: 9, FieldNode(text: "wrong", mark: TextRun("!"))).drawing == "wrong   !")
    #expect(sheet(width: 6, FieldNode(text: "wrong", mark: TextRun("!"))).drawing == "wro… !")
    #expect(sheet(width: 4, FieldNode(text: "wrong", mark: TextRun("!"))).drawing == "w… !")
    #expect(sheet(width: 3, FieldNode(text: "wrong", mark: TextRun("!"))).drawing == "wr…")
  }

  @Test func theSelectionIsSeenWithoutColour() {
    let field = sheet(
      width: 9,
      FieldNode(
        text: "apples", caret: 6, selection: 1..<4, selectionPaint: .color(RGBA(0, 0, 255))))
    #expect(field.drawing == "apples▏")
    #expect(field.mask(.underline) == ".###.....")
    #expect(field.mask { $0.background == RGBA(0, 0, 255) } == ".###.....")
  }

  @Test func wideTextIsCutAtWholeGlyphs() {
    #expect(sheet(width: 5, FieldNode(text: "世界世界")).drawing == "世界…")
    #expect(sheet(width: 4, FieldNode(text: "世界世界")).drawing == "世…")
    let scrolled = sheet(width: 4, FieldNode(text: "世界世界", caret: 4))
    #expect(scrolled.drawing == " 界▏")
  }

  @Test func combinedGlyphsAreKeptInTheTable() {
    let field = sheet(width: 6, FieldNode(text: "e\u{301}👨‍👩‍👧x"))
    #expect(field.drawing == "e\u{301}👨‍👩‍👧x")
    #expect(field.canvas.clusters == ["e\u{301}", "👨‍👩‍👧"])
    #expect(field.canvas[2, 0].glyph == .continuation)
  }

  @Test func inkTakesTheLabelColourOnAPaintedGround() {
    let sheet = Sheet(width: 3, options: Painter.Options(ground: .black, ink: .white)) { tree in
      tree.decorate(inFront: false) {
        $0.field("a")
      } with: {
        $0.fill(RGBA(0, 0, 255))
      }
    }
    #expect(sheet.canvas[0, 0].foreground == .white)
    #expect(Sheet(width: 3) { $0.field("a") }.canvas[0, 0].foreground == .clear)
  }

  @Test func runsHaveTheirOwnStyles() {
    let sheet = Sheet { tree in
      tree.append(
        .text(
          TextNode([
            TextRun("ab", style: GlyphStyle(attributes: .bold)),
            TextRun("cd\nef", style: GlyphStyle(background: .color(.white))),
          ])))
    }
    #expect(sheet.drawing == "abcd\nef")
    #expect(sheet.mask(.bold) == "##..\n....")
    #expect(sheet.mask { $0.background == .white } == "..##\n##..")
  }

  @Test func glyphsCutByTheEdgeAreBlank() {
    let sheet = Sheet(width: 4, canvas: CellSize(width: 3, height: 1)) { $0.text("世界") }
    #expect(sheet.canvas.text(ofRow: 0) == "世 ")
    #expect(sheet.canvas[2, 0].width == 1)
    let shifted = Sheet(width: 4, canvas: CellSize(width: 3, height: 1)) { tree in
      tree.append(.offset(CellPoint(x: -1, y: 0))) { $0.text("世界") }
    }
    #expect(shifted.canvas.text(ofRow: 0) == " 界")
  }

  @Test func halfAWideGlyphIsBlankedWhenTheOtherIsOverwritten() {
    let sheet = Sheet { tree in
      tree.append(.layers(.leading)) { tree in
        tree.text("世界")
        tree.append(.offset(CellPoint(x: 1, y: 0))) { $0.text("ab") }
      }
    }
    #expect(sheet.canvas.text(ofRow: 0) == " ab ")
    #expect(sheet.canvas.cells.allSatisfy { $0.width == 1 })
  }

  @Test func ownersAreTheInnermostStyles() {
    var tree = NodeTree()
    tree.append(.mark(.style("outer"))) { tree in
      tree.decorate {
        $0.append(.mark(.style("inner"))) { $0.padding(1, 1) { $0.field("ab") } }
      } with: {
        $0.stroke()
      }
    }
    let placement = Layout.place(tree, proposing: ProposedCellSize(width: 5))
    let (canvas, owners) = Painter.paintWithOwners(tree, placement, size: placement.size)
    #expect(canvas == Painter.paint(tree, placement, size: placement.size))
    #expect(owners == [0, 0, 0, 0, 0, 0, 2, 2, -1, 0, 0, 0, 0, 0, 0])
  }
}

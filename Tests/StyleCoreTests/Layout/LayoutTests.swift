import Testing

@testable import StyleCore

@Suite struct LayoutTests {
  @Test func anEmptyTreeTakesNoRoom() {
    #expect(Layout.place(NodeTree(), proposing: ProposedCellSize(width: 9)).size == .zero)
  }

  @Test func severalRootsStandBelowOneAnother() {
    let sheet = Sheet(width: 20) { tree in
      tree.text("Title")
      tree.text("a subtitle")
    }
    #expect(sheet.drawing == "  Title\na subtitle")
  }

  @Test func paddingIsTakenFromTheProposal() {
    let sheet = Sheet(width: 17) { tree in
      tree.append(.padding(CellInsets(top: 1, left: 2, bottom: 0, right: 3))) { $0.field("apples") }
    }
    #expect(
      sheet.dump == """
        padding 1,2,0,3 @ 0,0 17×2
          field "apples" @ 2,1 12×1
        """)
  }

  @Test func negativePaddingLetsTheChildOverflow() {
    let sheet = Sheet(width: 10) { tree in
      tree.append(.padding(CellInsets(left: -1, right: -1))) { $0.field("") }
    }
    #expect(sheet.placement.size.width == 10)
    #expect(sheet.placement.frames[1] == CellRect(x: -1, y: 0, width: 12, height: 1))
  }

  @Test func aFixedFrameHoldsItsSizeAndAligns() {
    func frame(_ alignment: Alignment) -> CellRect {
      Sheet(width: 3) { tree in
        tree.append(
          .frame(FrameNode(width: .fixed(8), height: .fixed(4), alignment: alignment))
        ) { $0.text("abc") }
      }.placement.frames[1]
    }
    #expect(frame(.center) == CellRect(x: 2, y: 1, width: 3, height: 1))
    #expect(frame(.topLeading) == CellRect(x: 0, y: 0, width: 3, height: 1))
    #expect(frame(.bottomTrailing) == CellRect(x: 5, y: 3, width: 3, height: 1))
  }

  @Test func whatOverflowsAFrameStaysCentred() {
    let sheet = Sheet { tree in
      tree.append(.frame(FrameNode(width: .fixed(2)))) { tree in
        tree.append(.frame(FrameNode(width: .fitting))) { $0.text("wider") }
      }
    }
    #expect(sheet.placement.frames[1] == CellRect(x: -2, y: 0, width: 5, height: 1))
  }

  @Test(
    arguments: [
      // least, ideal, most, proposed → taken by a frame around a text of 5
      (nil, nil, ProposedCellSize.unlimited, 20, 20),
      (nil, nil, ProposedCellSize.unlimited, nil, 5),
      (nil, nil, 3, 20, 3),
      (nil, nil, 8, 20, 8),
      (8, nil, nil, 20, 8),
      (2, nil, nil, 20, 5),
      (8, nil, nil, nil, 8),
      (0, nil, ProposedCellSize.unlimited, 3, 3),
      (4, nil, 9, 20, 9),
      (4, nil, 9, 1, 4),
      (4, nil, 9, nil, 5),
      (nil, 7, nil, nil, 7),
      (nil, 7, nil, 20, 5),
      (9, 4, 2, nil, 9),
    ] as [(Int?, Int?, Int?, Int?, Int)])
  func aFlexibleFrameHoldsItsBounds(
    least: Int?, ideal: Int?, most: Int?, proposed: Int?, taken: Int
  ) {
    let sheet = Sheet(width: proposed) { tree in
      tree.append(
        .frame(FrameNode(width: .flexible(min: least, ideal: ideal, max: most)))
      ) { $0.text("hello") }
    }
    #expect(sheet.placement.size.width == taken)
  }

  @Test func shapesTakeTheProposalAndOneCellWithout() {
    #expect(Sheet { $0.fill(.white) }.placement.size == CellSize(width: 1, height: 1))
    #expect(
      Sheet(width: 7, height: 3) { $0.fill(.white) }.placement.size
        == CellSize(width: 7, height: 3))
  }

  @Test(arguments: [(40, 3, 6, 3), (3, 1, 2, 1), (1, 1, 1, 1), (9, 9, 9, 5), (0, 4, 0, 0)])
  func aCircleIsRound(width: Int, height: Int, takenWidth: Int, takenHeight: Int) {
    let sheet = Sheet(width: width, height: height) {
      $0.fill(.white, .ellipse(isCircle: true))
    }
    #expect(sheet.placement.size == CellSize(width: takenWidth, height: takenHeight))
  }

  @Test func layersTakeTheExtentOfTheirChildrenAndFillIt() {
    let sheet = Sheet { tree in
      tree.append(.layers(.center)) { tree in
        tree.fill(.white)
        tree.padding(1, 1) { $0.text("abc") }
      }
    }
    #expect(sheet.placement.size == CellSize(width: 5, height: 3))
    #expect(sheet.placement.frames[1] == CellRect(x: 0, y: 0, width: 5, height: 3))
  }

  @Test func theHighestPriorityDecidesOnTheSizeOfLayers() {
    let sheet = Sheet { tree in
      tree.append(.layers(.topLeading)) { tree in
        tree.text("a long text")
        tree.append(.mark(.priority(1))) { $0.text("abc") }
      }
    }
    #expect(sheet.placement.size.width == 3)
  }

  @Test func aDecorationHasItsFirstChildsSize() {
    let sheet = Sheet(width: 20) { tree in
      tree.decorate(inFront: false, .bottomTrailing) {
        $0.padding(2, 1) { $0.text("abc") }
      } with: {
        $0.append(.frame(FrameNode(width: .fixed(9), height: .fixed(1)))) { $0.fill(.white) }
      }
    }
    #expect(sheet.placement.size == CellSize(width: 7, height: 3))
    #expect(sheet.placement.frames[3] == CellRect(x: -2, y: 2, width: 9, height: 1))
  }

  @Test func anOffsetMovesNothingElse() {
    let sheet = Sheet { tree in
      tree.row(spacing: 0) { tree in
        tree.append(.offset(CellPoint(x: 2, y: -1))) { $0.text("a") }
        tree.text("b")
      }
    }
    #expect(sheet.placement.frames[1] == CellRect(x: 0, y: 0, width: 1, height: 1))
    #expect(sheet.placement.frames[2] == CellRect(x: 2, y: -1, width: 1, height: 1))
    #expect(sheet.placement.frames[3] == CellRect(x: 1, y: 0, width: 1, height: 1))
  }

  @Test func textWrapsAndIsAsWideAsItsWidestLine() {
    let sheet = Sheet(width: 8) { $0.text("hello big world") }
    #expect(sheet.drawing == "hello\nbig\nworld")
    #expect(sheet.placement.size == CellSize(width: 5, height: 3))
  }

  @Test(arguments: [
    (TruncationMode.tail, "hello w…"), (.head, "…g world"), (.middle, "hell…rld"),
  ])
  func textOfOneLineIsCut(mode: TruncationMode, drawing: String) {
    let sheet = Sheet(width: 8) { tree in
      tree.append(
        .text(TextNode([TextRun("hello wide big world")], lineLimit: 1, truncation: mode)))
    }
    #expect(sheet.drawing == drawing)
    #expect(sheet.placement.size.height == 1)
  }

  @Test func textKeepsToTheRowsItIsOffered() {
    #expect(Sheet(width: 8, height: 2) { $0.text("hello big world") }.drawing == "hello\nbig wor…")
    #expect(Sheet(width: 8, height: 0) { $0.text("hello big world") }.drawing == "hello b…")
    #expect(Sheet(width: 20, height: 2) { $0.text("one\ntwo\nthree") }.drawing == "one\ntwo…")
  }

  @Test func aFieldTakesTheWidthItIsOffered() {
    #expect(Sheet { $0.field("a") }.placement.size == CellSize(width: 13, height: 1))
    #expect(Sheet(width: 4) { $0.field("apples") }.placement.size == CellSize(width: 4, height: 1))
    #expect(Sheet(width: 0) { $0.field("apples") }.placement.size == CellSize(width: 0, height: 1))
  }
}

import Testing

@testable import StyleCore

@Suite struct StackLayoutTests {
  private func flexible(min: Int? = nil, max: Int? = nil) -> Node {
    .frame(FrameNode(width: .flexible(min: min, ideal: nil, max: max), height: .fixed(1)))
  }

  private func widths(of sheet: Sheet) -> [Int] {
    var widths: [Int] = []
    sheet.tree.forEachChild(of: 0) { widths.append(sheet.placement.frames[$0].width) }
    return widths
  }

  @Test func textIsServedBeforeTheFieldThatFills() {
    let sheet = Sheet(width: 20) { tree in
      tree.row { tree in
        tree.text("Name")
        tree.field("apples")
        tree.text("x")
      }
    }
    #expect(
      sheet.dump == """
        row center spacing 1 @ 0,0 20×1
          text "Name" @ 0,0 4×1
          field "apples" @ 5,0 13×1
          text "x" @ 19,0 1×1
        """)
  }

  @Test func theLessFlexibleChildIsServedFirst() {
    // Offered 15 of 30 the first takes 15, and the second holds its minimum: the row overflows.
    let sheet = Sheet(width: 30) { tree in
      tree.row(spacing: 0) { tree in
        tree.append(flexible(max: 20)) { $0.fill(.white) }
        tree.append(flexible(min: 20)) { $0.fill(.white) }
      }
    }
    #expect(widths(of: sheet) == [15, 20])
    #expect(sheet.placement.size.width == 35)
  }

  @Test func equalChildrenShareTheRoom() {
    let sheet = Sheet(width: 40) { tree in
      tree.row(spacing: 0) { tree in for _ in 0..<3 { tree.field("") } }
    }
    #expect(widths(of: sheet) == [13, 13, 14])
  }

  @Test func higherPriorityLeavesOnlyTheLeastToOthers() {
    let sheet = Sheet(width: 20) { tree in
      tree.row(spacing: 0) { tree in
        tree.append(flexible(min: 4, max: 30)) { $0.fill(.white) }
        tree.append(.effect(.opacity(0.5))) { tree in
          tree.append(.mark(.priority(1))) { $0.field("") }
        }
      }
    }
    #expect(widths(of: sheet) == [4, 16])
  }

  @Test func spacersComeLastAndHaveNoGaps() {
    let sheet = Sheet(width: 20) { tree in
      tree.row { tree in
        tree.text("left")
        tree.append(.spacer(minLength: 1))
        tree.text("right")
      }
    }
    #expect(
      sheet.dump == """
        row center spacing 1 @ 0,0 20×1
          text "left" @ 0,0 4×1
          spacer ≥1 @ 4,0 11×0
          text "right" @ 15,0 5×1
        """)
  }

  @Test func aSpacerInAModifierGrowsAlongItsStack() {
    let sheet = Sheet(width: 9, height: 5) { tree in
      tree.row(spacing: 0) { tree in
        tree.text("a")
        tree.append(.effect(.opacity(1))) { $0.append(.spacer(minLength: 0)) }
      }
    }
    #expect(sheet.placement.size == CellSize(width: 9, height: 1))
  }

  @Test func withoutProposalChildrenTakeTheirIdeal() {
    let sheet = Sheet { tree in
      tree.row { tree in
        tree.text("Name")
        tree.append(.spacer(minLength: 1))
        tree.field("apples")
      }
    }
    #expect(widths(of: sheet) == [4, 1, FieldNode.idealWidth])
  }

  @Test func aColumnGivesItsWidthToWhatFills() {
    let sheet = Sheet { tree in
      tree.column(.leading) { tree in
        tree.text("a long line of text")
        tree.append(
          .shape(
            ShapeNode(
              .rectangle, drawing: .rule(axis: .horizontal, weight: .light, isDashed: false))))
      }
    }
    #expect(
      sheet.drawing == """
        a long line of text
        ───────────────────
        """)
  }

  @Test func childrenAreAlignedAcross() {
    func drawing(_ alignment: HorizontalAlignment) -> String {
      Sheet { tree in
        tree.column(alignment) { tree in
          tree.text("ab")
          tree.text("wider")
        }
      }.drawing
    }
    #expect(drawing(.leading) == "ab\nwider")
    #expect(drawing(.center) == " ab\nwider")
    #expect(drawing(.trailing) == "   ab\nwider")
  }

  @Test func linesOfTextMeet() {
    func drawing(_ alignment: VerticalAlignment) -> String {
      Sheet { tree in
        tree.row(alignment) { tree in
          tree.text("a\nb\nc")
          tree.text("1\n2")
          tree.padding(0, 1) { $0.text("x") }
        }
      }.drawing
    }
    #expect(drawing(.firstTextBaseline) == "\na 1 x\nb 2\nc")
    #expect(drawing(.lastTextBaseline) == "a\nb 1\nc 2 x\n")
    #expect(drawing(.bottom) == "a\nb 1 x\nc 2")
  }

  @Test func aReversedRowBeginsAtTheRight() {
    let sheet = Sheet(width: 12) { tree in
      tree.append(.stack(StackNode(.horizontal, spacing: 1, isReversed: true))) { tree in
        tree.text("one")
        tree.append(.spacer(minLength: 0))
        tree.text("two")
      }
    }
    #expect(sheet.drawing == "two      one")
  }

  @Test func manyChildrenAndDeepNestsAreLaidOut() {
    let wide = Sheet(width: 10, height: 100) { tree in
      tree.column { tree in
        for number in 0..<10_000 {
          if number % 2 == 0 { tree.field("x") } else { tree.text("some words here") }
        }
      }
    }
    #expect(wide.placement.size.width == 10)

    func nest(_ depth: Int, _ tree: inout NodeTree) {
      guard depth > 0 else { return tree.text("leaf") }
      tree.append(.stack(StackNode(depth % 2 == 0 ? .horizontal : .vertical))) { tree in
        tree.text("some words")
        nest(depth - 1, &tree)
        tree.field("x")
      }
    }
    let deep = Sheet(width: 300, height: 300) { nest(200, &$0) }
    #expect(deep.placement.size.width == 300)
    #expect(deep.placement.frames.count == deep.tree.count)
  }

  @Test func boxesInBoxesAreLaidOut() {
    // Each level asks the next for two widths, and each stack for its least and its most.
    func nest(_ depth: Int, _ tree: inout NodeTree) {
      guard depth > 0 else { return tree.field("leaf") }
      tree.append(.stack(StackNode(depth % 2 == 0 ? .horizontal : .vertical))) { tree in
        tree.text("some words")
        tree.decorate {
          nest(depth - 1, &$0)
        } with: {
          $0.stroke()
        }
        tree.fill(.white, .ellipse(isCircle: true))
      }
    }
    let sheet = Sheet(width: 300) { nest(30, &$0) }
    #expect(sheet.placement.size.width == 300)
  }
}

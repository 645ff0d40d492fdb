import Testing

@testable import StyleCore

@Suite struct RoomForLinesTests {
  private func bordered(
    width: Int?, height: Int? = nil, _ build: (inout NodeTree) -> Void
  ) -> String {
    Sheet(width: width, height: height) { tree in
      tree.decorate(.center, build, with: { $0.stroke(.rounded(radius: 8)) })
    }.drawing
  }

  @Test func aBoxGrowsAroundAField() {
    #expect(
      bordered(width: 12) { $0.field("apples") } == """
        ╭──────────╮
        │apples    │
        ╰──────────╯
        """)
  }

  @Test func aBoxGrowsAroundText() {
    #expect(
      bordered(width: 20) { $0.text("wrong") } == """
        ╭─────╮
        │wrong│
        ╰─────╯
        """)
    #expect(
      bordered(width: nil) { $0.text("wrong") } == """
        ╭─────╮
        │wrong│
        ╰─────╯
        """)
  }

  @Test func paddingIsRoom() {
    #expect(
      bordered(width: 12) { $0.padding(1, 1) { $0.field("apples") } } == """
        ╭──────────╮
        │apples    │
        ╰──────────╯
        """)
    #expect(
      bordered(width: 12) { $0.padding(2, 0) { $0.field("apples") } } == """
        ╭──────────╮
        │ apples   │
        ╰──────────╯
        """)
  }

  @Test func aBoxKeepsToTheRowsItIsOffered() {
    #expect(
      bordered(width: 12, height: 2) { $0.field("apples") } == """
        │apples    │
        ╰──────────╯
        """)
    #expect(bordered(width: 12, height: 1) { $0.field("apples") } == "│apples    │")
  }

  @Test func aFrameOfEvenHeightGrowsWhereTheTextStands() {
    #expect(
      bordered(width: 12) { tree in
        tree.append(.frame(FrameNode(height: .fixed(2)))) { $0.field("apples") }
      } == """
        ╭──────────╮
        │apples    │
        ╰──────────╯
        """)
  }

  @Test func aBoxIsNotMadeTooNarrowForText() {
    #expect(
      bordered(width: 4) { $0.field("apples") } == """
        ────
        app…
        ────
        """)
    #expect(
      bordered(width: 5) { $0.field("apples") } == """
        ╭───╮
        │ap…│
        ╰───╯
        """)
  }

  @Test func aFixedWidthThatFillsTheProposalHasNoRoomForSides() {
    #expect(
      bordered(width: 6) { tree in
        tree.append(.frame(FrameNode(width: .fixed(6)))) { $0.field("apples") }
      } == """
        ──────
        apples
        ──────
        """)
  }

  @Test func theRingStandsOutsideTheFill() {
    let sheet = Sheet(width: 8) { tree in
      tree.decorate {
        $0.decorate(inFront: false) {
          $0.field("abc")
        } with: {
          $0.fill(.white)
        }
      } with: {
        $0.stroke()
      }
    }
    #expect(
      sheet.drawing == """
        ┌──────┐
        │abc   │
        └──────┘
        """)
    #expect(
      sheet.mask { $0.background == .white } == """
        ........
        .######.
        ........
        """)
  }

  @Test func aRingOutsideTheBoxNeedsNoRoom() {
    let sheet = Sheet(width: 10) { tree in
      tree.decorate {
        $0.decorate {
          $0.field("abc")
        } with: {
          $0.stroke()
        }
      } with: {
        $0.stroke(.rectangle, .double, inset: CellInsets(top: -1, left: -1, bottom: -1, right: -1))
      }
    }
    #expect(sheet.placement.size == CellSize(width: 10, height: 3))
    #expect(sheet.drawing == "┌────────┐\n│abc     │\n└────────┘")
  }

  @Test func anInsetRingKeepsItsDistance() {
    let sheet = Sheet(width: 12) { tree in
      tree.decorate {
        $0.padding(1, 1) { $0.field("abc") }
      } with: {
        $0.stroke(inset: CellInsets(top: 1, left: 1, bottom: 1, right: 1))
      }
    }
    #expect(sheet.drawing == "\n ┌────────┐\n │abc     │\n └────────┘\n")
  }

  @Test func aRuleAtTheBottomGetsARow() {
    let sheet = Sheet(width: 8) { tree in
      tree.decorate(.bottom) {
        $0.field("abc")
      } with: {
        $0.thinLine()
      }
    }
    #expect(sheet.drawing == "abc\n▔▔▔▔▔▔▔▔")
  }

  @Test func aRuleAtTheTopGetsARow() {
    let sheet = Sheet(width: 8) { tree in
      tree.decorate(.top) {
        $0.field("abc")
      } with: {
        $0.thinLine()
      }
    }
    #expect(sheet.drawing == "▁▁▁▁▁▁▁▁\nabc")
  }

  @Test func aRulePushedBySpacerOrPaddingGetsARow() {
    let pushedBySpacer = Sheet(width: 8) { tree in
      tree.decorate {
        $0.field("abc")
      } with: { tree in
        tree.column { tree in
          tree.append(.spacer(minLength: 0))
          tree.thinLine()
        }
      }
    }
    #expect(pushedBySpacer.drawing == "abc\n▔▔▔▔▔▔▔▔")
    let pushedUp = Sheet(width: 8) { tree in
      tree.decorate {
        $0.field("abc")
      } with: { tree in
        tree.column { tree in
          tree.thinLine()
          tree.append(.spacer(minLength: 0))
        }
      }
    }
    #expect(pushedUp.drawing == "▁▁▁▁▁▁▁▁\nabc")
    let pushedByPadding = Sheet(width: 8) { tree in
      tree.decorate {
        $0.padding(0, 1) { $0.field("abc") }
      } with: { tree in
        tree.append(.padding(CellInsets(top: 2))) { $0.thinLine() }
      }
    }
    #expect(pushedByPadding.drawing == "\nabc\n▁▁▁▁▁▁▁▁")
  }

  @Test func aRuleInTheMiddleNeedsNoRoom() {
    let sheet = Sheet(width: 8) { tree in
      tree.decorate {
        $0.field("abc")
      } with: {
        $0.thinLine()
      }
    }
    #expect(sheet.drawing == "abc")
    #expect(sheet.mask(.underline) == "########")
  }

  @Test func aVerticalRuleGetsAColumn() {
    let sheet = Sheet(width: 8) { tree in
      tree.decorate(.leading) {
        $0.field("abc")
      } with: { tree in
        tree.append(
          .frame(FrameNode(width: .fixed(1), thinAxis: .horizontal, thickness: 1))
        ) { $0.append(.shape(ShapeNode(.rectangle))) }
      }
    }
    #expect(sheet.drawing == "▕abc")
    #expect(sheet.placement.size.width == 8)
  }

  @Test func whatIsMovedOnPurposeIsLeftThere() {
    let sheet = Sheet(width: 14) { tree in
      tree.decorate {
        $0.append(.layers(.leading)) { tree in
          tree.padding(2, 1) { $0.field("abc") }
          tree.append(.offset(CellPoint(x: 2, y: -1))) { $0.text("Name") }
        }
      } with: {
        $0.stroke(.rounded(radius: 8))
      }
    }
    #expect(
      sheet.drawing == """
        ╭─Name───────╮
        │ abc        │
        ╰────────────╯
        """)
  }
}

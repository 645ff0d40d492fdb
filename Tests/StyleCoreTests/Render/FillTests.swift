import Testing

@testable import StyleCore

@Suite struct FillTests {
  private let red = RGBA(255, 0, 0)

  private func reds(_ sheet: Sheet) -> String { sheet.mask { $0.background == red } }

  @Test func aFillPaintsTheGround() {
    let sheet = Sheet(width: 3, height: 2) { $0.fill(red) }
    #expect(reds(sheet) == "###\n###")
    #expect(sheet.drawing == "\n")
  }

  @Test func roundFillsHaveNoCorners() {
    let sheet = Sheet(width: 4, height: 3) { $0.fill(red, .rounded(radius: 8)) }
    #expect(sheet.drawing == "▗  ▖\n\n▝  ▘")
    #expect(reds(sheet) == ".##.\n####\n.##.")
    #expect(sheet.canvas[0, 0].foreground == red)
    #expect(sheet.canvas[0, 0].background == .clear)
  }

  @Test func aCapsuleOfOneRowHasHalfCellsAtItsEnds() {
    let sheet = Sheet(width: 4, height: 1) { $0.fill(red, .capsule) }
    #expect(sheet.drawing == "▐  ▌")
    #expect(reds(sheet) == ".##.")
  }

  @Test func smallSquareAndASCIIFillsArePlain() {
    #expect(reds(Sheet(width: 2, height: 2) { $0.fill(red, .capsule) }) == "##\n##")
    #expect(reds(Sheet(width: 4, height: 1) { $0.fill(red, .rounded(radius: 0)) }) == "####")
    #expect(
      reds(Sheet(width: 4, height: 1) { $0.fill(red, .capsule, symbols: .ascii) }) == "####")
  }

  @Test func cornersWithTextArePlain() {
    let sheet = Sheet(width: 4) { tree in
      tree.decorate(inFront: false) {
        $0.field("abcd")
      } with: {
        $0.fill(red, .capsule)
      }
    }
    #expect(sheet.drawing == "abcd")
    #expect(reds(sheet) == "####")
  }

  @Test func aStrokeFillsTheCornersOfAFill() {
    let sheet = Sheet(width: 4, height: 3) { tree in
      tree.append(.layers(.center)) { tree in
        tree.fill(red, .rounded(radius: 8))
        tree.stroke(.rounded(radius: 8), paint: .color(.white))
      }
    }
    #expect(sheet.drawing == "╭──╮\n│  │\n╰──╯")
    #expect(reds(sheet) == "####\n####\n####")
  }

  @Test func aRoundClipTakesTheCornersOfWhatReachesThem() {
    let sheet = Sheet(width: 6, height: 3) { tree in
      tree.append(.effect(.clip(.rounded(radius: 8)))) { $0.fill(red) }
    }
    #expect(sheet.drawing == "▗    ▖\n\n▝    ▘")
    #expect(reds(sheet) == ".####.\n######\n.####.")
  }

  @Test func aClipCutsWhatOverflows() {
    let sheet = Sheet(width: 4, height: 1, canvas: CellSize(width: 8, height: 2)) { tree in
      tree.append(.effect(.clip(.rectangle))) { tree in
        tree.append(.frame(FrameNode(width: .fixed(4), height: .fixed(1), alignment: .topLeading)))
        { tree in
          tree.append(.frame(FrameNode(width: .fixed(7), height: .fixed(2)))) { $0.fill(red) }
        }
      }
    }
    #expect(reds(sheet) == "####....\n........")
  }

  @Test func translucentFillsAreMixedWithWhatLiesBehind() {
    let half = RGBA(255, 0, 0, 128)
    #expect(Sheet(width: 1, height: 1) { $0.fill(half) }.canvas[0, 0].background == RGBA(128, 0, 0))
    let onWhite = Painter.Options(ground: .white, ink: .black)
    #expect(
      Sheet(width: 1, height: 1, options: onWhite) { $0.fill(half) }.canvas[0, 0].background
        == RGBA(255, 127, 127))
    let onBlue = Painter.Options(backdrop: RGBA(0, 0, 255))
    #expect(
      Sheet(width: 1, height: 1, options: onBlue) { $0.fill(half) }.canvas[0, 0].background
        == RGBA(128, 0, 127))
  }

  @Test func opacityMultiplies() {
    let sheet = Sheet(width: 1, height: 1) { tree in
      tree.append(.effect(.opacity(0.5))) { tree in
        tree.append(.effect(.opacity(0.5))) { $0.fill(.white) }
      }
    }
    #expect(sheet.canvas[0, 0].background == RGBA(64, 64, 64))
  }

  @Test func aClearFillDoesNothing() {
    let sheet = Sheet(width: 3, height: 1) { tree in
      tree.append(.layers(.center)) { tree in
        tree.text("abc")
        tree.fill(.clear)
      }
    }
    #expect(sheet.drawing == "abc")
    #expect(sheet.canvas[0, 0].background == .clear)
  }

  @Test func anOpaqueFillCoversTextButNotAField() {
    let sheet = Sheet(width: 3) { tree in
      tree.column { tree in
        tree.decorate {
          $0.text("abc")
        } with: {
          $0.fill(red)
        }
        tree.decorate {
          $0.field("def")
        } with: {
          $0.fill(red)
        }
      }
    }
    #expect(sheet.drawing == "\ndef")
    #expect(reds(sheet) == "###\n###")
    #expect(sheet.canvas[0, 1].foreground == .white)
  }

  @Test func aTranslucentFillTintsGlyphs() {
    let sheet = Sheet(width: 1) { tree in
      tree.decorate {
        $0.text("a", GlyphStyle(paint: .color(.white)))
      } with: {
        $0.fill(RGBA(255, 0, 0, 128))
      }
    }
    #expect(sheet.drawing == "a")
    #expect(sheet.canvas[0, 0].foreground == RGBA(255, 127, 127))
    #expect(sheet.canvas[0, 0].background == RGBA(128, 0, 0))
  }

  @Test func whatIsHiddenIsNotDrawn() {
    let sheet = Sheet(width: 5) { tree in
      tree.row { tree in
        tree.append(.effect(.hidden)) { $0.text("ab") }
        tree.append(.effect(.opacity(0))) { $0.text("cd") }
      }
    }
    #expect(sheet.drawing == "")
    #expect(sheet.placement.size.width == 5)
  }

  @Test func decorationsAreDrawnBehindOrInFront() {
    let behind = Sheet(width: 3) { tree in
      tree.decorate(inFront: false) {
        $0.text("abc")
      } with: {
        $0.fill(red)
      }
    }
    #expect(behind.drawing == "abc")
    #expect(reds(behind) == "###")
  }
}

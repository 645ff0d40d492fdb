import Testing

@testable import StyleCore

/// A renderer that draws frame after frame shows what a new one would show.
@MainActor
@Suite struct FrameRoomTests {
  @Test func framesFollowOneAnotherAsIfEachWereTheFirst() {
    let texts = ["apples", "pears", "", "世界 👋", "é\u{301}", "שלום", "a long text that is cut"]
    let renderer = Renderer(RenderOptions(width: 24))
    for frame in 0..<200 {
      let view = VStack(spacing: 16) {
        ForEach(0..<6) { row in
          let seed = (frame / 3) * 7 + row * (frame % 5)
          TextField("Name", text: .constant(texts[seed % texts.count]))
            .fieldActivity(FieldActivity(isFocused: (frame / 4) % 6 == row))
            .padding(.horizontal, 16)
            .padding(.vertical, row & 1 == 0 ? 16 : 0)
            .overlay {
              RoundedRectangle(cornerRadius: 8)
                .stroke(seed & 1 == 0 ? Color.red : .blue, lineWidth: seed % 11 == 0 ? 2 : 1)
            }
        }
      }
      let drawn = renderer.canvas(view)
      let fresh = Renderer(RenderOptions(width: 24)).canvas(view)
      #expect(drawn == fresh)
      #expect(drawn.clusters == fresh.clusters)
    }
  }

  /// Trees of all kinds, of which some leaves change from frame to frame; pictures that are still held
  /// must not change with those that follow.
  @Test(arguments: 0..<20)
  func whatChangesALittleIsPaintedAsIfItWereTheFirst(batch: Int) {
    for number in 0..<20 {
      let seed = UInt64(batch * 1000 + number)
      var random = RandomTree(seed: seed, depth: 2 + number % 5)
      var tree = random.tree
      let size = CellSize(
        width: Int.random(in: 0...40, using: &random),
        height: Int.random(in: 0...20, using: &random))
      let options = Painter.Options()
      let room = FrameRoom()
      var held: [(drawn: Canvas, fresh: Canvas)] = []
      var last = Canvas(width: size.width, height: size.height)
      for frame in 0..<12 {
        let placement = room.place(tree, width: size.width, height: size.height)
        let drawn = room.paint(
          tree, placement, size: size, width: size.width, height: size.height, options)
        let alone = Layout.placePicture(tree, width: size.width, height: size.height)
        let fresh = Painter.paint(tree, alone, size: size, options: options)
        let isSame =
          placement == alone && drawn == fresh && drawn.clusters == fresh.clusters
        #expect(isSame, "seed \(seed), frame \(frame)\n\(placement.description(of: tree))")
        let rows = drawn.rows(differingFrom: last)
        let areEqualElsewhere = (0..<drawn.height).allSatisfy { y in
          rows.contains(y) || (0..<drawn.width).allSatisfy { drawn[$0, y] == last[$0, y] }
        }
        #expect(areEqualElsewhere, "seed \(seed), frame \(frame), rows \(rows)")
        last = drawn
        if random.next() % 3 == 0 { held.append((drawn, fresh)) }
        tree.changeSomeLeaves(&random)
      }
      if last.width > 0, last.height > 0 {
        var changed = last
        changed[0, 0].attributes.formSymmetricDifference(.bold)
        #expect(changed.rows(differingFrom: last) == 0..<last.height)
        #expect(last.rows(differingFrom: changed) == 0..<last.height)
      }
      let areKept = held.allSatisfy { $0.drawn == $0.fresh }
      #expect(areKept, "seed \(seed)")
    }
  }
}

extension NodeTree {
  /// Gives about a third of the fields other text and of the shapes another paint, and marks another
  /// name.
  fileprivate mutating func changeSomeLeaves(_ random: inout RandomTree) {
    for index in entries.indices where random.next() % 3 == 0 {
      switch entries[index].node {
      case .field(let field):
        let texts = ["", "a", "apples and pears", "世界", field.text]
        let text = texts[Int(random.next() % 5)]
        entries[index].node = .field(
          FieldNode(
            text: text, style: field.style, placeholder: field.placeholder,
            caret: random.next() % 4 == 0 ? text.count / 2 : field.caret == nil ? nil : 0,
            alignment: field.alignment, mark: field.mark, symbols: field.symbols))
      case .shape(var shape):
        shape.paint =
          [.ink, .color(RGBA(7, 7, 7)), .color(RGBA(7, 7, 7, 99))][
            Int(random.next() % 3)]
        entries[index].node = .shape(shape)
      case .mark(.style): entries[index].node = .mark(.style("another"))
      default: break
      }
    }
  }
}

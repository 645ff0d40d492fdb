import StyleCore

/// A picture that has been drawn, as a view: it takes its own size and shows every cell as it is.
struct CanvasView: PrimitiveView {
  /// The picture.
  let canvas: Canvas

  /// Neighbours in a row that look alike.
  private struct Run {
    var text: String
    /// The first of the cells, for its colours and attributes.
    var look: Cell
    var columns: Int
    /// Whether nothing is to be seen but the ground.
    var isBlank: Bool
  }

  /// Appends the rows, each with its runs.
  func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let frame = FrameNode(width: .fixed(canvas.width), height: .fixed(canvas.height))
    tree.append(.frame(frame)) { tree in
      tree.append(.stack(StackNode(.vertical))) { tree in
        for y in 0..<canvas.height {
          tree.append(.stack(StackNode(.horizontal))) { tree in
            for run in runs(ofRow: y) { append(run, to: &tree) }
          }
        }
      }
    }
  }

  private func append(_ run: Run, to tree: inout NodeTree) {
    let frame = FrameNode(
      width: .fixed(run.columns), height: .fixed(1), alignment: .leading)
    let ground = run.look.background == .clear ? nil : Paint.color(run.look.background)
    tree.append(.frame(frame)) { tree in
      if !run.isBlank {
        let ink = run.look.foreground == .clear ? .ink : Paint.color(run.look.foreground)
        let style = GlyphStyle(
          paint: ink, background: ground, attributes: run.look.attributes)
        tree.append(.text(TextNode([TextRun(run.text, style: style)])))
      } else if let ground {
        tree.append(.shape(ShapeNode(.rectangle, paint: ground)))
      } else {
        tree.append(.spacer(minLength: 0))
      }
    }
  }

  private func runs(ofRow y: Int) -> [Run] {
    var runs: [Run] = []
    for x in 0..<canvas.width {
      let cell = canvas[x, y]
      let text = canvas.text(of: cell.glyph)
      let isBlank =
        cell.glyph == .space && cell.foreground == .clear && cell.attributes.isEmpty
      if let last = runs.last, last.isBlank == isBlank, last.look.looks(like: cell),
        !Self.join(last.text, text)
      {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(Run(text: text, look: cell, columns: 1, isBlank: isBlank))
      }
    }
    return runs
  }

  /// Whether two texts become fewer characters when they stand together, as two halves of a flag do.
  private static func join(_ first: String, _ second: String) -> Bool {
    guard let end = first.last, let start = second.first, !start.isASCII else { return false }
    return "\(end)\(start)".count < 2
  }
}

extension Cell {
  fileprivate func looks(like other: Cell) -> Bool {
    foreground == other.foreground && background == other.background
      && attributes == other.attributes
  }
}

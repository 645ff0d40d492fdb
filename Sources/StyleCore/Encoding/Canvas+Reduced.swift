extension Canvas {
  /// What a terminal of fewer colours shows of this canvas, with the colours that it has.
  package func reduced(to depth: ColorDepth) -> Canvas {
    var reduced = self
    for index in reduced.cells.indices {
      reduced.cells[index] = reduced.cells[index].reduced(to: depth)
    }
    return reduced
  }

  /// The canvas on a ground of its own: no cell has the terminal's colours any more.
  package func grounded(on ground: Ground) -> Canvas {
    var grounded = self
    for index in grounded.cells.indices {
      if grounded.cells[index].foreground == .clear {
        grounded.cells[index].foreground = ground.ink
      }
      if grounded.cells[index].background == .clear {
        grounded.cells[index].background = ground.background
      }
    }
    return grounded
  }
}

extension Cell {
  /// The cell with the colours that a terminal of fewer has for it.
  func reduced(to depth: ColorDepth) -> Cell {
    func nearest(_ color: RGBA) -> RGBA {
      if color == .clear { return color }
      return switch depth {
      case .none: .clear
      case .ansi16: ANSIPalette.color(at: ANSIPalette.themeIndex(nearest: color))
      case .ansi256: ANSIPalette.color(at: ANSIPalette.fixedIndex(nearest: color))
      case .truecolor: color
      }
    }
    var reduced = self
    reduced.foreground = nearest(foreground)
    reduced.background = nearest(background)
    return reduced
  }
}

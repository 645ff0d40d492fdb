import StyleCore

/// What fills the screen to be read: all keys, or code.
extension BrowserScreen {
  /// Draws all keys, from the bindings themselves, those of where one is first.
  mutating func drawHelp() {
    var lines: [(keys: String, text: String)] = []
    let areas: [(title: String, area: BrowserState.Area)] = [
      ("In the list", .list), ("In a field", .field), ("At the knobs", .knobs),
    ]
    for (title, area) in areas.filter({ $0.area == state.area })
      + areas.filter({ $0.area != state.area })
    {
      lines.append(("", title))
      for binding in BrowserBinding.all(in: area) {
        let keys = binding.keys(in: area)
        if keys.isEmpty { continue }
        lines.append((keys.map(\.description).joined(separator: " "), binding.summary))
      }
      if area == .field {
        lines.append(("Home C-a, End C-e", "to the start, to the end"))
        lines.append(("C-Left C-Right", "by words; with Shift these select"))
        lines.append(("C-k C-u", "delete to the end, to the start"))
        lines.append(("C-w, C-y", "delete the word before; put back what was deleted"))
        lines.append(("C-x M-w C-v", "cut, copy, paste"))
        lines.append(("M-a", "select all"))
        lines.append(("C-_ M-z", "undo"))
        lines.append(("M-r", "redo"))
      }
      lines.append(("", ""))
    }
    lines.append(("", "The mouse: click what you see; drag, double and triple click select text"))
    let width = state.size.width
    let keyColumns = min(20, width / 3)
    drawPage("Keys", count: lines.count) { page, index, y in
      let line = lines[index]
      if line.keys.isEmpty {
        page.put(" \(line.text)", at: 0, y, width: width, .bold)
      } else {
        page.put(line.keys, at: 2, y, width: keyColumns, .bold)
        page.put(line.text, at: keyColumns + 3, y, width: width - keyColumns - 3)
      }
    }
  }

  /// Draws code that has been copied, for terminals that keep their clipboard to themselves.
  mutating func drawCode(_ code: String) {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let width = state.size.width
    drawPage("Swift, copied", count: lines.count) { page, index, y in
      page.put(String(lines[index]), at: 1, y, width: width - 1)
    }
  }

  /// Draws the lines of a page that are in sight, under a title that says where one is.
  private mutating func drawPage(
    _ title: String, count: Int, _ draw: (inout BrowserPage, Int, Int) -> Void
  ) {
    let (width, height) = (state.size.width, state.size.height)
    let rows = max(height - 2, 0)
    map.rest = max(count - rows, 0)
    let first = min(state.scroll, map.rest)
    let used = page.put(" \(title)", at: 0, 0, width: width, .bold)
    let advice =
      map.rest > 0
      ? "\(first + 1) to \(min(first + rows, count)) of \(count); arrows scroll, any other key closes"
      : "any key closes"
    page.put(advice, at: used + 2, 0, width: width - used - 2, .dim)
    for index in first..<min(first + rows, count) { draw(&page, index, index - first + 2) }
  }
}

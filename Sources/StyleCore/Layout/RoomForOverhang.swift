/// Rows for what is drawn above or below the whole view.
///
/// ```
///  ZStack(alignment: .leading) {          Name
///    Text("Name").offset(y: -25)          Ada Lovelace
///    field
///  }
/// ```
///
/// On a screen there is something around a view, and a label that floats out of it is seen there. A
/// picture ends where the view ends, so it gets the rows that texts and lines hang over.
extension LayoutPass {
  /// Moves everything down by the rows that stand out above and gives the rows to add to the height.
  mutating func makeRoomForOverhang(of size: CellSize) -> Int {
    var top = 0
    var bottom = size.height
    var node = 0
    while node < entries.count {
      switch entries[node].node {
      case .effect(.hidden), .effect(.clip):
        node = entries[node].end
        continue
      case .effect(.opacity(let opacity)) where opacity < Effect.leastVisibleOpacity:
        node = entries[node].end
        continue
      default: break
      }
      let frame = frames[node]
      if entries[node].node.isText || entries[node].node.drawsLines, !frame.isEmpty {
        // What stands wholly elsewhere is meant not to be seen.
        if frame.minY >= -Self.mostOverhang { top = min(top, frame.minY) }
        if frame.maxY <= size.height + Self.mostOverhang { bottom = max(bottom, frame.maxY) }
      }
      node += 1
    }
    if top < 0 {
      for index in frames.indices { frames[index].origin.y -= top }
    }
    return bottom - size.height - top
  }

  /// The most rows that are added above, and below.
  private static var mostOverhang: Int { 3 }
}

extension Snapshot: CustomStringConvertible {
  /// The whole file as text; see ``Snapshot`` for the picture.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The whole file as UTF-8.
  ///
  /// Equal snapshots of canvases drawn in the same order print the same bytes.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256 + canvas.cells.count * 4)
    bytes.append(contentsOf: "stylebook snapshot \(Self.version)\n".utf8)
    for field in header { SnapshotText.append(field, to: &bytes) }
    bytes.append(contentsOf: "size: \(canvas.width)x\(canvas.height)\n".utf8)
    if let caret = canvas.caret {
      bytes.append(contentsOf: "caret: \(caret.x),\(caret.y)\n".utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
    for y in 0..<canvas.height {
      SnapshotRow.append(row: y, of: canvas, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    appendLooks(to: &bytes)
    bytes.append(contentsOf: "end\n".utf8)
    return bytes
  }

  /// Appends the rows of keys and their legend, if any cell says something.
  private func appendLooks(to bytes: inout [UInt8]) {
    var looks: [SnapshotLook] = []
    var indices: [SnapshotLook: Int] = [:]
    // Neighbours mostly look alike, and then need no search.
    var last = (look: SnapshotLook(), index: 0)
    for y in 0..<canvas.height {
      let row = canvas.cells[y * canvas.width..<(y + 1) * canvas.width]
      if row.allSatisfy({ SnapshotLook(of: $0).isEmpty }) { continue }
      if looks.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      bytes.append(UInt8(ascii: "|"))
      for cell in row {
        let look = SnapshotLook(of: cell)
        if look.isEmpty {
          bytes.append(UInt8(truncatingIfNeeded: SnapshotKey.nothing))
          continue
        }
        if look != last.look {
          let index = indices[look, default: looks.count]
          if index == looks.count {
            looks.append(look)
            indices[look] = index
          }
          last = (look, index)
        }
        SnapshotKey.append(last.index, to: &bytes)
      }
      bytes.append(contentsOf: "| \(y)\n".utf8)
    }
    for (index, look) in looks.enumerated() {
      SnapshotKey.append(index, to: &bytes)
      look.append(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
  }
}

/// What layout remembers of its nodes, so that no node is measured twice for one proposal.
///
/// A stack asks each child for its least (0) and its most (unlimited) length and then offers a
/// length; a bordered box asks again for less. Nested, these questions multiply, yet each node hears
/// only a few different ones.
struct LayoutMemory {
  /// The answer to a proposal.
  struct Measure {
    var size: CellSize
    /// The cells a decoration adds around its first child so that its lines have room.
    var growth: CellInsets
  }

  /// A proposal and its answer in small numbers, and the place of the node's note before.
  fileprivate struct Note {
    var width: Int32
    var height: Int32
    var takenWidth: Int32
    var takenHeight: Int32
    var growth: SIMD4<UInt8>
    var previous: Int32
  }

  private var notes: [Note]
  /// The place of each node's newest note; −1 where there is none.
  private var newest: [Int32]

  /// Makes a memory of nothing, in the room of another.
  init(nodes: Int, in room: inout LayoutRoom) {
    notes = []
    newest = []
    swap(&notes, &room.notes)
    swap(&newest, &room.newest)
    notes.removeAll(keepingCapacity: true)
    newest.removeAll(keepingCapacity: true)
    newest.append(contentsOf: repeatElement(-1, count: nodes))
  }

  /// Leaves the room to another.
  mutating func leave(to room: inout LayoutRoom) {
    swap(&notes, &room.notes)
    swap(&newest, &room.newest)
  }

  /// The answer of a node, if it is known.
  func measure(of index: Int, for proposal: ProposedCellSize) -> Measure? {
    let width = Self.code(proposal.width)
    let height = Self.code(proposal.height)
    var place = newest[index]
    while place >= 0 {
      let note = notes[Int(place)]
      if note.width == width, note.height == height {
        return Measure(
          size: CellSize(width: Int(note.takenWidth), height: Int(note.takenHeight)),
          growth: CellInsets(
            top: Int(note.growth[0]), left: Int(note.growth[1]), bottom: Int(note.growth[2]),
            right: Int(note.growth[3])))
      }
      place = note.previous
    }
    return nil
  }

  /// Keeps the answer of a node to a proposal that it has not answered before.
  mutating func keep(_ measure: Measure, of index: Int, for proposal: ProposedCellSize) {
    let growth = measure.growth
    notes.append(
      Note(
        width: Self.code(proposal.width), height: Self.code(proposal.height),
        takenWidth: Self.code(measure.size.width), takenHeight: Self.code(measure.size.height),
        growth: SIMD4(
          UInt8(growth.top), UInt8(growth.left), UInt8(growth.bottom), UInt8(growth.right)),
        previous: newest[index]))
    newest[index] = Int32(notes.count - 1)
  }

  private static func code(_ length: Int?) -> Int32 {
    length.map { Int32(clamping: min($0, ProposedCellSize.unlimited)) } ?? -1
  }
}

/// Arrays that one layout leaves to the next.
struct LayoutRoom {
  fileprivate var notes: [LayoutMemory.Note] = []
  fileprivate var newest: [Int32] = []
}

extension Array {
  /// Makes an array of one value over and over.
  ///
  /// For short arrays, `init(repeating:count:)` costs more than all else here: it looks the type of
  /// its storage up at run time. Growing an empty array does not.
  init(filledWith value: Element, count: Int) {
    self = []
    reserveCapacity(count)
    append(contentsOf: repeatElement(value, count: count))
  }
}

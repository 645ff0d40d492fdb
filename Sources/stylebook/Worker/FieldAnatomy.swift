import StyleCore

/// Where fields stand in a picture and what their lines show by themselves: what a check compares the
/// picture with.
public struct FieldAnatomy: Hashable, Sendable {
  /// One field, whether anything of it is seen or not.
  public struct Field: Hashable, Sendable {
    /// Where the field stands.
    public let frame: CellRect
    /// Its line alone, from the left edge of the frame; of no size where it has no text or no room.
    public let line: Canvas
    /// The columns for text: those of the frame without a mark.
    public let room: Int

    /// Makes a field of its parts.
    public init(frame: CellRect, line: Canvas, room: Int) {
      self.frame = frame
      self.line = line
      self.room = room
    }

    @MainActor
    init(_ node: FieldNode, in frame: CellRect) {
      let markColumns = node.mark.map { DisplayWidth.of($0.text) } ?? 0
      let hasMark = markColumns > 0 && frame.width >= markColumns + 3
      self.frame = frame
      room = max(frame.width - (hasMark ? markColumns + 1 : 0), 0)
      guard !node.text.isEmpty, !frame.isEmpty else {
        line = Canvas(width: 0, height: 0)
        return
      }
      var tree = NodeTree()
      tree.append(.field(node))
      let size = CellSize(width: frame.width, height: 1)
      let placement = Layout.place(
        tree, proposing: ProposedCellSize(width: size.width, height: size.height))
      line = Painter.paint(tree, placement, size: size)
    }
  }

  /// What can be pressed.
  public struct Button: Hashable, Sendable {
    /// The number under which it is pressed.
    public let number: Int
    /// Where it stands.
    public let frame: CellRect

    /// Makes a button of its parts.
    public init(number: Int, frame: CellRect) {
      self.number = number
      self.frame = frame
    }
  }

  /// The columns the whole view asks for, however many there are.
  public let width: Int
  /// The fields in the order in which they are drawn.
  public let fields: [Field]
  /// The buttons in the order in which they are drawn.
  public let buttons: [Button]

  /// Makes an anatomy of its parts.
  public init(width: Int, fields: [Field], buttons: [Button] = []) {
    self.width = width
    self.fields = fields
    self.buttons = buttons
  }

  /// What a render tells of its fields.
  @MainActor
  public init(_ stages: Renderer.Stages) {
    width = stages.placement.askedWidth
    fields = stages.fieldLines.compactMap { index, line in
      guard case .field(let node) = stages.tree[index] else { return nil }
      return Field(node, in: line)
    }
    buttons = Self.buttons(in: stages)
  }

  /// What can be pressed in a render.
  public static func buttons(in stages: Renderer.Stages) -> [Button] {
    (0..<stages.tree.count).compactMap { node in
      guard case .mark(.action(let number)) = stages.tree[node] else { return nil }
      return Button(number: number, frame: stages.placement.frames[node])
    }
  }
}

// MARK: - As records

extension FieldAnatomy {
  /// No view of sense takes more cells, or stands farther out.
  private static let limits = -100_000...100_000

  /// The anatomy as it is written.
  var record: WorkerRecord {
    var record = WorkerRecord("anatomy")
    record.add("width", "\(width)")
    for field in fields { record.add("field", field.record.description) }
    for button in buttons {
      let frame = button.frame
      record.add(
        "button",
        [button.number, frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
          .joined(separator: " "))
    }
    return record
  }

  /// Reads an anatomy; nil where the record is none.
  init?(_ record: WorkerRecord) {
    guard record.kind == "anatomy", let width = record["width"].flatMap(Self.number) else {
      return nil
    }
    var fields: [Field] = []
    for text in record.all("field") {
      guard let record = WorkerRecord(parsing: text.utf8), let field = Field(record) else {
        return nil
      }
      fields.append(field)
    }
    var buttons: [Button] = []
    for text in record.all("button") {
      let numbers = text.split(separator: " ").compactMap { Self.number(String($0)) }
      guard numbers.count == 5, numbers[0] >= 0, numbers[3] >= 0, numbers[4] >= 0 else {
        return nil
      }
      buttons.append(
        Button(
          number: numbers[0],
          frame: CellRect(x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4])))
    }
    self.init(width: width, fields: fields, buttons: buttons)
  }

  fileprivate static func number(_ text: String) -> Int? {
    Int(text).flatMap { limits.contains($0) ? $0 : nil }
  }
}

extension FieldAnatomy.Field {
  fileprivate var record: WorkerRecord {
    var record = WorkerRecord("field")
    for number in [frame.minX, frame.minY, frame.width, frame.height, room] {
      record.add("number", "\(number)")
    }
    record.add("line", Snapshot(of: line).description)
    return record
  }

  fileprivate init?(_ record: WorkerRecord) {
    let numbers = record.all("number").compactMap(FieldAnatomy.number)
    guard record.kind == "field", numbers.count == 5, numbers[2...].allSatisfy({ $0 >= 0 }),
      let text = record["line"], let line = try? Snapshot(parsing: text)
    else { return nil }
    self.init(
      frame: CellRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      line: line.canvas, room: numbers[4])
  }
}

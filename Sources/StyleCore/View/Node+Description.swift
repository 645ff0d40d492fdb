extension Node: CustomStringConvertible {
  /// The node on one line, as ``NodeTree`` prints it.
  public var description: String {
    switch self {
    case .text(let text):
      let limit = text.lineLimit.map { " lines≤\($0)" } ?? ""
      return "text " + text.runs.map(\.description).joined(separator: " + ") + limit
    case .field(let field):
      return field.description
    case .shape(let shape):
      return shape.description
    case .spacer(let minLength):
      return "spacer ≥\(minLength)"
    case .padding(let insets):
      return "padding \(insets)"
    case .frame(let frame):
      return frame.description
    case .offset(let shift):
      return "offset \(shift.x),\(shift.y)"
    case .effect(.opacity(let alpha)):
      return "opacity \(alpha)"
    case .effect(.clip(let outline)):
      return "clip \(outline)"
    case .effect(.hidden):
      return "hidden"
    case .mark(.priority(let priority)):
      return "priority \(priority)"
    case .mark(.style(let name)):
      return "style \(name)"
    case .mark(.action(let number)):
      return "action \(number)"
    case .mark(.measured(let number)):
      return "measured \(number)"
    case .mark(.spoken(let mark)):
      return "spoken \(mark)"
    case .mark(.motion(let mark)):
      return "motion \(mark.word)"
    case .stack(let stack):
      let across =
        stack.axis == .horizontal
        ? "\(stack.alignment.vertical)" : "\(stack.alignment.horizontal)"
      let reversed = stack.isReversed ? " reversed" : ""
      return "\(stack.axis == .horizontal ? "row" : "column") \(across) "
        + "spacing \(stack.spacing)\(reversed)"
    case .layers(let alignment):
      return "layers \(alignment)"
    case .decoration(let decoration):
      let side = decoration.isInFront ? "overlay" : "background"
      return "\(side) \(decoration.alignment)\(decoration.drawsLines ? " lines" : "")"
    }
  }
}

extension Paint: CustomStringConvertible {
  /// `ink`, a colour in hexadecimal, or the gradient's stops.
  public var description: String {
    switch self {
    case .ink(let opacity):
      return opacity == 1 ? "ink" : "ink×\(opacity)"
    case .color(let color):
      return color.description
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\($0.color)@\($0.location)" }
      return "gradient(\(stops.joined(separator: " ")))"
    }
  }
}

extension CellAttributes: CustomStringConvertible {
  /// The names of the attributes, separated by spaces.
  public var description: String {
    Self.named.filter { contains($0.attribute) }.map(\.name).joined(separator: " ")
  }
}

extension CellInsets: CustomStringConvertible {
  /// Top, left, bottom and right.
  public var description: String { "\(top),\(left),\(bottom),\(right)" }
}

extension Alignment: CustomStringConvertible {
  /// The two parts, horizontal first.
  public var description: String { "\(horizontal)/\(vertical)" }
}

extension GlyphStyle: CustomStringConvertible {
  /// The paint, the ground and the attributes, without what is the default.
  public var description: String {
    var parts: [String] = []
    if paint != .ink { parts.append("\(paint)") }
    if let background { parts.append("on \(background)") }
    if !attributes.isEmpty { parts.append("\(attributes)") }
    return parts.joined(separator: " ")
  }
}

extension TextRun: CustomStringConvertible {
  /// The text in quotes and its style.
  public var description: String {
    style == GlyphStyle() ? "\"\(text)\"" : "\"\(text)\"(\(style))"
  }
}

extension FieldNode: CustomStringConvertible {
  /// Text, placeholder, caret, selection and mark.
  public var description: String {
    var parts = ["field \(TextRun(text, style: style))"]
    if !placeholder.isEmpty {
      parts.append("placeholder " + placeholder.map(\.description).joined(separator: " + "))
    }
    if let caret { parts.append("caret \(caret)(\(caretStyle))") }
    if !selection.isEmpty { parts.append("selection \(selection) \(selectionPaint)") }
    if let scroll { parts.append("scroll \(scroll)") }
    if alignment != .leading { parts.append("\(alignment)") }
    if let mark { parts.append("mark \(mark)") }
    return parts.joined(separator: " ")
  }
}

extension ShapeNode: CustomStringConvertible {
  /// Outline, drawing, paint and inset.
  public var description: String {
    let inset = inset == CellInsets() ? "" : " inset \(inset)"
    return "\(drawing) \(outline) \(paint)\(inset)"
  }
}

extension ShapeNode.Outline: CustomStringConvertible {
  /// The kind of outline and its radius in points.
  public var description: String {
    switch self {
    case .rectangle: "rectangle"
    case .rounded(let radius): "rounded(\(radius))"
    case .capsule: "capsule"
    case .ellipse(let isCircle): isCircle ? "circle" : "ellipse"
    }
  }
}

extension ShapeNode.Drawing: CustomStringConvertible {
  /// `fill`, or the weight of the line.
  public var description: String {
    switch self {
    case .fill: "fill"
    case .stroke(let weight, let isDashed): "stroke \(weight)\(isDashed ? " dashed" : "")"
    case .rule(let axis, let weight, let isDashed):
      "rule \(axis) \(weight)\(isDashed ? " dashed" : "")"
    }
  }
}

extension FrameNode: CustomStringConvertible {
  /// The rules of both axes and the alignment.
  public var description: String {
    let thin = thinAxis.map { " thin \($0) \(thickness)" } ?? ""
    return "frame \(width)×\(height) \(alignment)\(thin)"
  }
}

extension FrameNode.Length: CustomStringConvertible {
  /// The rule in short; `_` where the child decides.
  public var description: String {
    func text(_ cells: Int?) -> String {
      cells.map { $0 >= ProposedCellSize.unlimited ? "∞" : "\($0)" } ?? "_"
    }
    switch self {
    case .inherited: return "_"
    case .fixed(let cells): return text(cells)
    case .flexible(let min, let ideal, let max):
      return "\(text(min))…\(text(ideal))…\(text(max))"
    case .fitting: return "fit"
    }
  }
}

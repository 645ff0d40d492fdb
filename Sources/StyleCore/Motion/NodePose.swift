/// Where a node stands and what it looks like, as numbers that can be mixed.
struct NodePose: Hashable, Sendable {
  /// What the numbers mean; only poses of one form can be mixed.
  enum Part: Hashable, Sendable {
    /// An opacity of the surroundings' ink.
    case ink
    /// Four channels, the colours multiplied by their opacity.
    case color
    /// So many stops, each a colour and its place.
    case gradient(stops: Int)
    /// One number.
    case number
  }

  /// The edges of the frame: left, top, right and bottom, in cells.
  var edges: SIMD4<Double>
  /// What the numbers mean, in order.
  var form: [Part] = []
  /// What can be mixed of the node itself.
  var numbers: [Double] = []

  /// The pose of a node in a frame.
  init(_ node: Node, in frame: CellRect) {
    edges = SIMD4(
      Double(frame.minX), Double(frame.minY), Double(frame.maxX), Double(frame.maxY))
    var node = node
    node.changePaints { paint in
      add(paint)
      return paint
    }
    node.changeNumbers { number in
      form.append(.number)
      numbers.append(number)
      return number
    }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .ink(let opacity):
      form.append(.ink)
      numbers.append(opacity)
    case .color(let color):
      form.append(.color)
      numbers += color.mixable
    case .gradient(let gradient):
      form.append(.gradient(stops: gradient.stops.count))
      for stop in gradient.stops { numbers += stop.color.mixable + [stop.location] }
    }
  }

  /// The pose a share of the way to another of the same form; a spring goes beyond.
  func mixed(with end: NodePose, share: Double) -> NodePose {
    var pose = end
    pose.edges = edges + (end.edges - edges) * share
    if form == end.form {
      for index in numbers.indices {
        pose.numbers[index] = numbers[index] + (end.numbers[index] - numbers[index]) * share
      }
    }
    return pose
  }

  /// The frame in whole cells.
  var frame: CellRect {
    let (left, top) = (CellPosition.nearest(edges.x), CellPosition.nearest(edges.y))
    return CellRect(
      x: left, y: top, width: CellPosition.nearest(edges.z) - left,
      height: CellPosition.nearest(edges.w) - top)
  }

  /// The node as it looks in this pose, which is of its form.
  func node(like node: Node) -> Node {
    var node = node
    var next = 0
    func take() -> Double {
      defer { next += 1 }
      return numbers[next]
    }
    func color() -> RGBA { RGBA(mixable: [take(), take(), take(), take()]) }
    node.changePaints { paint in
      switch paint {
      case .ink: return .ink(opacity: SRGB.held(take()))
      case .color: return .color(color())
      case .gradient(var gradient):
        for index in gradient.stops.indices {
          gradient.stops[index] = GradientPaint.Stop(color: color(), location: take())
        }
        return .gradient(gradient)
      }
    }
    node.changeNumbers { _ in take() }
    return node
  }
}

extension RGBA {
  /// The channels as gradients mix them: encoded, in proportion to the opacity.
  fileprivate var mixable: [Double] {
    let opacity = Double(alpha) / 255
    return [Double(red) * opacity, Double(green) * opacity, Double(blue) * opacity, opacity]
  }

  fileprivate init(mixable channels: [Double]) {
    let opacity = SRGB.held(channels[3])
    func byte(_ channel: Double) -> UInt8 {
      opacity > 0 ? SRGB.byte(channel / opacity / 255) : 0
    }
    self.init(byte(channels[0]), byte(channels[1]), byte(channels[2]), SRGB.byte(opacity))
  }
}

extension Node {
  /// Changes the node's numbers that can be mixed, in an order that is always the same.
  fileprivate mutating func changeNumbers(_ change: (Double) -> Double) {
    switch self {
    case .effect(.opacity(let opacity)):
      self = .effect(.opacity(SRGB.held(change(opacity))))
    case .frame(var frame) where frame.thinAxis != nil:
      frame.thickness = max(change(frame.thickness), 0.01)
      self = .frame(frame)
    case .shape(var shape):
      shape.outline.changeNumbers(change)
      shape.drawing.changeNumbers(change)
      shape.inset = CellInsets(
        top: CellPosition.nearest(change(Double(shape.inset.top))),
        left: CellPosition.nearest(change(Double(shape.inset.left))),
        bottom: CellPosition.nearest(change(Double(shape.inset.bottom))),
        right: CellPosition.nearest(change(Double(shape.inset.right))))
      self = .shape(shape)
    default: break
    }
  }

  /// The node with its paints given the form of another's where both can be shown in one, so that they
  /// can be mixed; ink is a colour beside colours, and a colour is a gradient beside gradients.
  func withPaints(alike other: Node, ink: RGBA) -> Node {
    changingPaints(beside: other) { $0.alike($1, ink: ink) }
  }

  /// The node as another looks that has as much that can be mixed.
  func looking(like other: Node) -> Node {
    let copy = changingPaints(beside: other) { $1 }
    let pose = NodePose(other, in: .zero)
    return pose.form == NodePose(copy, in: .zero).form ? pose.node(like: copy) : self
  }

  private func changingPaints(beside other: Node, _ change: (Paint, Paint) -> Paint) -> Node {
    let others = other.paints
    if others.count != paints.count { return self }
    var copy = self
    var next = 0
    copy.changePaints { paint in
      defer { next += 1 }
      return change(paint, others[next])
    }
    return copy
  }

  private var paints: [Paint] {
    var paints: [Paint] = []
    var copy = self
    copy.changePaints { paint in
      paints.append(paint)
      return paint
    }
    return paints
  }
}

extension Paint {
  fileprivate func alike(_ other: Paint, ink: RGBA) -> Paint {
    switch (self, other) {
    case (.ink(let opacity), .color): return .color(ink.opacity(opacity))
    case (.ink(let opacity), .gradient):
      return Paint.color(ink.opacity(opacity)).alike(other, ink: ink)
    case (.color(let color), .gradient(var gradient)):
      for index in gradient.stops.indices { gradient.stops[index].color = color }
      return .gradient(gradient)
    default: return self
    }
  }
}

extension ShapeNode.Outline {
  fileprivate mutating func changeNumbers(_ change: (Double) -> Double) {
    switch self {
    case .rectangle:
      let radius = change(0)
      if radius > 0 { self = .rounded(radius: radius) }
    case .rounded(let radius):
      self = .rounded(radius: max(change(radius), 0))
    case .capsule, .ellipse: break
    }
  }
}

extension ShapeNode.Drawing {
  fileprivate mutating func changeNumbers(_ change: (Double) -> Double) {
    func changed(_ weight: LineWeight) -> LineWeight {
      let number = CellPosition.nearest(change(Double(weight.rawValue)))
      return LineWeight(rawValue: Int8(min(max(number, 0), 2))) ?? weight
    }
    switch self {
    case .fill: break
    case .stroke(let weight, let isDashed):
      self = .stroke(weight: changed(weight), isDashed: isDashed)
    case .rule(let axis, let weight, let isDashed):
      self = .rule(axis: axis, weight: changed(weight), isDashed: isDashed)
    }
  }
}

extension DisplayWidth {
  /// The columns of well-formed UTF-8.
  ///
  /// Runs of ASCII go by eight bytes, everything else by scalars through a small machine that knows
  /// where clusters begin. Where that is intricate, the standard library decides.
  @usableFromInline
  static func columns(of text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let bytes = text.baseAddress else { return 0 }
    var machine = ClusterMachine(bytes: bytes, count: text.count)
    machine.run()
    return machine.total
  }
}

/// Measures UTF-8 by finding where clusters begin and what each adds.
///
/// Equal to adding up ``ClusterWidth`` over `Character`s.
private struct ClusterMachine {
  /// What is known of the cluster at hand.
  struct State: OptionSet {
    let rawValue: UInt8

    /// There is a cluster that marks can join.
    static let cluster = State(rawValue: 1)
    /// The base takes a variation selector or a spacing mark.
    static let open = State(rawValue: 2)
    /// The scalars so far are a pictograph and marks, or chains of those.
    static let chain = State(rawValue: 4)
    /// The last scalar was a joiner in a chain.
    static let joining = State(rawValue: 8)
    /// The last scalar was the first half of a flag.
    static let half = State(rawValue: 16)
  }

  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// The columns so far.
  var total = 0
  /// The next byte.
  var position = 0
  /// The first byte of the cluster at hand.
  var start = 0
  /// Its columns, which `total` has already.
  var cluster = 0
  /// The class of its last scalar with columns of its own.
  var base = ScalarClass(kind: .control, width: 0)
  var state: State = []

  init(bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  mutating func run() {
    while position < count {
      if bytes[position] < 0x80 {
        takePrintableASCII()
        if position >= count { return }
      }
      if PlainSweep.mayKnow(bytes[position]) && position &+ PlainSweep.reach <= count
        && !state.contains(.joining)
      {
        sweep()
        if position >= count { return }
      }
      let (scalar, length) = bytes.scalar(at: position)
      let next = ScalarClass(scalar)
      if next.kind == .plain {
        begin(next, [.cluster, .open])
        position &+= length
      } else {
        step(next, length)
      }
    }
  }

  /// Counts bytes from space to tilde, each a cluster's beginning.
  @inline(__always)
  private mutating func takePrintableASCII() {
    let first = position
    position = bytes.endOfPrintableASCII(from: first, to: count)
    if position > first {
      total &+= position - first
      start = position - 1
      cluster = 1
      base = ScalarClass(UInt32(bytes[start]))
      state = [.cluster, .open]
    }
  }

  /// Counts what needs no state, and notes the last base for what follows.
  @inline(__always)
  private mutating func sweep() {
    let first = position
    position = PlainSweep.measure(bytes, from: first, to: count, total: &total)
    if position == first { return }
    var last = position - 1
    while position < count && bytes[position] & 0xC0 == 0x80 { position += 1 }
    while last > first && (bytes[last] & 0xC0 == 0x80 || bytes[last] | 1 == 0xCD) { last -= 1 }
    if bytes[last] | 1 != 0xCD {
      start = last
      base = ScalarClass(bytes.scalar(at: last).0)
      cluster = base.width
      state = [.cluster, .open]
    } else if state.isEmpty {
      start = first
      cluster = 0
      state = .cluster
    } else {
      state.remove(.half)
    }
  }

  /// Takes the scalar at `position` as the beginning of a cluster.
  @inline(__always)
  private mutating func begin(_ next: ScalarClass, _ state: State) {
    total &+= next.width
    start = position
    cluster = next.width
    base = next
    self.state = next.width > 0 ? state : state.subtracting(.open)
  }

  /// Makes the columns of the cluster at hand two.
  @inline(__always)
  private mutating func widen() {
    total += 2 - cluster
    cluster = 2
  }

  /// Takes the scalar at `position`, of any kind.
  private mutating func step(_ next: ScalarClass, _ length: Int) {
    switch next.kind {
    case .plain, .keycap:
      begin(next, [.cluster, .open])
    case .pictograph, .variable:
      if state.contains(.joining) {
        widen()
        state = [.cluster, .chain]
      } else {
        begin(next, [.cluster, .open, .chain])
      }
    case .formerPictograph:
      if state.contains(.joining) { return measureIntricate() }
      begin(next, [.cluster, .open])
    case .regional:
      if state.contains(.half) {
        state = .cluster
      } else {
        begin(next, [.cluster, .open, .half])
      }
    case .control:
      begin(next, [])
    case .joiner:
      if base.kind == .formerPictograph { return measureIntricate() }
      if state.isEmpty {
        begin(next, .cluster)
      } else if state.contains(.chain) && !state.contains(.joining) {
        state.insert(.joining)
      } else {
        state.subtract([.chain, .joining, .half])
      }
    case .mark, .modifier, .spacing, .extendingSpacing, .textSelector, .emojiSelector:
      if state.isEmpty { begin(next, [.cluster, .open]) } else { extend(next) }
    case .intricate, .intricateSpacing:
      return measureIntricate()
    }
    position &+= length
  }

  /// Takes a scalar that continues the cluster at hand.
  private mutating func extend(_ next: ScalarClass) {
    if state.contains(.joining) || next.kind == .spacing { state.subtract([.chain, .joining]) }
    state.remove(.half)
    switch next.kind {
    case .textSelector:
      if state.contains(.open) && base.kind == .variable && base.width == 2 {
        total -= 1
        cluster -= 1
      }
      state.remove(.open)
    case .emojiSelector:
      if state.contains(.open) && (base.kind == .variable || base.kind == .keycap) { widen() }
      state.remove(.open)
    case .modifier where base.takesModifier:
      break
    default:
      if next.width > 0 {
        let wider = min(cluster + next.width, 2)
        total += wider - cluster
        cluster = wider
        base = next
        state.insert(.open)
      } else if next.kind != .mark && state.contains(.open) {
        widen()
        state.remove(.open)
      }
    }
  }

  /// Leaves the cluster at hand and what follows to the standard library, up to a scalar that surely
  /// begins a cluster and needs no knowledge of those before.
  private mutating func measureIntricate() {
    let first = state.isEmpty ? position : start
    if !state.isEmpty { total -= cluster }
    var followsPlain = false
    while position < count {
      let (scalar, length) = bytes.scalar(at: position)
      let kind = ScalarClass(scalar).kind
      if kind == .control { break }
      let isPlain = kind.rawValue <= ScalarClass.Kind.keycap.rawValue
      if isPlain && followsPlain { break }
      followsPlain = isPlain
      position &+= length
    }
    let stretch = UnsafeBufferPointer(start: bytes + first, count: position - first)
    for character in String(decoding: stretch, as: UTF8.self) {
      total += DisplayWidth.of(character)
    }
    state = []
    cluster = 0
    base = ScalarClass(kind: .control, width: 0)
  }
}

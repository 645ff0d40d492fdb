/// What a scalar does to the columns of the text around it, in one byte: 64 + 4 × kind + width.
struct ScalarClass: Equatable {
  /// How a scalar takes part in grapheme clusters.
  enum Kind: UInt8 {
    /// Begins a cluster.
    case plain
    /// Begins a cluster, and continues one behind a pictograph and a joiner.
    case pictograph
    /// A pictograph that a variation selector widens or narrows.
    case variable
    /// Begins a cluster, and is widened by a variation selector: digits, `#` and `*`.
    case keycap
    /// Continues a cluster.
    case mark
    /// Continues a cluster with columns of its own, and ends a chain of pictographs.
    case spacing
    /// Continues a cluster with columns of its own.
    case extendingSpacing
    /// One half of a flag.
    case regional
    /// U+FE0E, which asks for text.
    case textSelector
    /// U+FE0F, which asks for an emoji.
    case emojiSelector
    /// U+200D, the zero width joiner.
    case joiner
    /// A skin tone.
    case modifier
    /// A cluster of its own, whatever stands beside it.
    case control
    /// Joins by rules that differ between versions of Unicode or look further than one scalar back:
    /// prepended marks, viramas, conjoining jamo.
    case intricate
    /// Begins a cluster; whether it counts as a pictograph differs between versions of Unicode.
    case formerPictograph
    /// Like ``intricate``, with columns of its own in a cluster.
    case intricateSpacing

    /// Whether it is a mark that may take columns of its own.
    var isSpacing: Bool {
      self == .spacing || self == .extendingSpacing || self == .intricateSpacing
    }

    /// Whether it is a pictograph in some version of Unicode.
    var isPictograph: Bool {
      self == .pictograph || self == .variable || self == .formerPictograph
    }
  }

  /// The byte.
  var rawValue: UInt8

  /// Reads the class of a scalar.
  @inline(__always)
  init(_ scalar: UInt32) {
    var block = Int(scalar >> 7)
    if block >= 2048 {
      block -= 0xE0000 >> 7
      if UInt(bitPattern: block) >= 32 {
        rawValue = Self.narrow
        return
      }
      block += 2048
    }
    let digits = DisplayWidth.Tables.index.utf8Start + 2 * block
    let leaf = (Int(digits[0]) - 48) << 6 + (Int(digits[1]) - 48)
    rawValue = DisplayWidth.Tables.leaves.utf8Start[leaf << 7 + Int(scalar & 127)]
  }

  /// Reads the class of a scalar.
  init(_ scalar: Unicode.Scalar) { self.init(scalar.value) }

  /// Makes a class of its parts.
  init(kind: Kind, width: Int) { rawValue = 64 + 4 * kind.rawValue + UInt8(width) }

  /// A plain scalar of one column.
  static let narrow: UInt8 = 65

  /// How the scalar takes part in clusters.
  @inline(__always)
  var kind: Kind {
    // Four bits for sixteen cases: each is valid.
    unsafeBitCast((rawValue & 63) >> 2, to: Kind.self)
  }

  /// The columns of the scalar alone: 0, 1 or 2.
  @inline(__always)
  var width: Int { Int(rawValue & 3) }

  /// Whether a skin tone adds nothing to this base.
  @inline(__always)
  var takesModifier: Bool {
    switch kind {
    case .pictograph, .variable, .regional: true
    default: false
    }
  }
}

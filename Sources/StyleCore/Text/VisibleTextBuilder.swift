/// Rebuilds text cluster by cluster with everything visible (see ``VisibleText``).
struct VisibleTextBuilder {
  private var output = String.UnicodeScalarView()
  /// The columns of the cluster at hand as it is shown.
  private var cluster = ClusterWidth()
  /// The class of its base; a control where there is none yet.
  private var base = ScalarClass(kind: .control, width: 0)
  private var marks = 0
  private var joiners = 0
  /// How many scalars it has.
  private var length = 0
  /// Whether it had more than may be shown.
  private var isCut = false

  /// Whether clusters that stood apart in the text may be one now.
  private var mayJoin = false

  /// The text with everything visible.
  static func visible(_ text: String, keepsLines: Bool) -> String {
    var builder = VisibleTextBuilder(text, keepsLines: keepsLines)
    if builder.mayJoin {
      builder = VisibleTextBuilder(String(builder.output), keepsLines: keepsLines)
    }
    return String(builder.output)
  }

  private init(_ text: String, keepsLines: Bool) {
    output.reserveCapacity(text.utf8.count + 8)
    for character in text {
      if let shown = Self.picture(of: character, keepsLines: keepsLines) {
        mayJoin = mayJoin || shown.isEmpty
        // One by one: appending a collection makes room for just that each time.
        for scalar in shown.unicodeScalars { output.append(scalar) }
      } else {
        add(character.unicodeScalars)
      }
    }
  }

  /// What stands for a control or an invisible character; nil for others.
  private static func picture(of character: Character, keepsLines: Bool) -> String? {
    if character == "\r\n" { return keepsLines ? "\n" : "␍␊" }
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex,
      ScalarClass(scalar).kind == .control
    else { return nil }
    switch scalar.value {
    case 0x0A where keepsLines, 0x0D where keepsLines: return "\n"
    case 0x2028, 0x2029: return keepsLines ? "\n" : "␊"
    case 0x00...0x1F: return Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
    case 0x7F: return "␡"
    case 0xAD: return "-"
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return "\u{FFFD}"
    default: return ""
    }
  }

  /// Adds one cluster of the text, which may become several or none.
  private mutating func add(_ scalars: Character.UnicodeScalarView) {
    // What would join the rest of a cluster that was cut goes as the end of that has gone.
    if !isCut || !joinsOutput(scalars) { end() }
    var index = scalars.startIndex
    var previous: Unicode.Scalar = "\0"
    while index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      let next = index < scalars.endIndex ? scalars[index] : nil
      let kind = ScalarClass(scalar)
      switch kind.kind {
      case .regional:
        if let next, ScalarClass(next).kind == .regional {
          append(scalar)
          append(next)
          scalars.formIndex(after: &index)
        } else if let letter = Unicode.Scalar(scalar.value - 0x1F1E6 + 0xFF21) {
          append(letter)
        }
      case .modifier:
        if base.takesModifier { mark(scalar) } else { restart(with: "\u{FFFD}") }
      case .mark, .textSelector, .emojiSelector, .extendingSpacing, .spacing, .intricateSpacing:
        if kind.width > 0 {
          wideMark(scalar)
        } else {
          // Behind a mark with columns a spacing mark would take a third.
          if kind.kind.isSpacing && (base.kind.isSpacing || base.kind == .mark) {
            restart(with: "\u{25CC}")
          }
          mark(scalar)
        }
      case .joiner:
        join(previous, next)
      case .intricate:
        intricate(scalar, kind)
      case .plain, .pictograph, .variable, .keycap, .formerPictograph:
        if kind.width > 0 { append(scalar) } else { mayJoin = true }
      case .control:
        break
      }
      previous = scalar
    }
    mayJoin = mayJoin || length == 0
  }

  /// Forgets the cluster at hand.
  private mutating func end() {
    cluster = ClusterWidth()
    base = ScalarClass(kind: .control, width: 0)
    marks = 0
    joiners = 0
    length = 0
    isCut = false
  }

  /// Whether a cluster is one with that at the end of the output, of which it stood apart in the text.
  private func joinsOutput(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    let end = String(String.UnicodeScalarView(output.suffix(VisibleText.scalarLimit)))
    return "\(end)\(first)".count == end.count
  }

  /// Writes a scalar; one with columns becomes the base.
  private mutating func append(_ scalar: Unicode.Scalar) {
    if length == VisibleText.scalarLimit {
      isCut = true
      return
    }
    let kind = ScalarClass(scalar)
    output.append(scalar)
    cluster.add(kind)
    length += 1
    if kind.width > 0 {
      base = kind
      marks = 0
    }
  }

  /// Begins another cluster with a scalar that joins nothing before it.
  private mutating func restart(with scalar: Unicode.Scalar) {
    end()
    append(scalar)
    mayJoin = true
  }

  /// Writes a mark without columns on the base, or on a dotted circle where there is none.
  private mutating func mark(_ scalar: Unicode.Scalar) {
    if base.kind == .control {
      if scalar.properties.isDefaultIgnorableCodePoint { return }
      // A mark newer than the standard library would be a cluster without columns.
      if "\u{25CC}\(scalar)".count > 1 { return restart(with: "\u{FFFD}") }
      append("\u{25CC}")
    }
    marks += 1
    if marks <= VisibleText.markLimit {
      let count = marks
      append(scalar)
      marks = count
    }
  }

  /// Writes a mark that has a column of its own, where the cluster has one left for it.
  private mutating func wideMark(_ scalar: Unicode.Scalar) {
    if base.kind == .control { append("\u{25CC}") }
    if cluster.columns < 2 { return append(scalar) }
    // Forms of the same marks that go with wide letters: combining sound marks; Thai and Lao vowels
    // in their two parts.
    switch scalar.value {
    case 0xFF9E: mark("\u{3099}")
    case 0xFF9F: mark("\u{309A}")
    case 0x0E33:
      mark("\u{0E4D}")
      restart(with: "\u{0E32}")
    case 0x0EB3:
      mark("\u{0ECD}")
      restart(with: "\u{0EB2}")
    default: restart(with: scalar)
    }
  }

  /// Writes a joiner where it joins two emoji, or ends a half form behind a virama.
  private mutating func join(_ previous: Unicode.Scalar, _ next: Unicode.Scalar?) {
    if isVirama(previous) { return mark("\u{200D}") }
    guard let next, base.kind.isPictograph, ScalarClass(next).kind.isPictograph,
      base.kind != .formerPictograph, ScalarClass(next).kind != .formerPictograph
    else {
      // What a dropped joiner joined is a cluster of its own; marks stay where they are.
      if let next, ScalarClass(next).kind.isPictograph { end() }
      mayJoin = true
      return
    }
    // Terminals that go by the first emoji need its wide form.
    if base.kind == .variable && base.width == 1 && marks == 0 && joiners == 0 {
      append("\u{FE0F}")
    }
    if cluster.columns == 2 && joiners < VisibleText.joinerLimit {
      joiners += 1
      append("\u{200D}")
    } else {
      end()
    }
  }

  /// Writes a scalar whose place in a cluster the standard library has decided.
  private mutating func intricate(_ scalar: Unicode.Scalar, _ kind: ScalarClass) {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF:
      // Vowels and finals stand on the filler made for them, which is two columns wide.
      if base.kind == .control {
        if scalar.value == 0x1160 { return }
        append("\u{115F}")
        if scalar.value >= 0x11A8 && scalar.value <= 0x11FF || scalar.value >= 0xD7CB {
          append("\u{1160}")
        }
      }
      append(scalar)
    default:
      if kind.width == 0 {
        mark(scalar)
      } else {
        if base.kind == .control && (output.last ?? "\n") == "\n"
          && scalar.properties.generalCategory == .spacingMark
        {
          append("\u{25CC}")
        }
        append(scalar)
      }
    }
  }

  /// Whether a scalar asks the next letter to join it, or kills a vowel.
  private func isVirama(_ scalar: Unicode.Scalar) -> Bool {
    ScalarClass(scalar).kind == .intricate
      && scalar.properties.canonicalCombiningClass == .virama
  }
}

extension KeyPress {
  /// A character with modifiers: typed with none but Shift, else a shortcut.
  ///
  /// - Parameter shifted: What the key gives with Shift, where the terminal tells.
  init(scalar: Unicode.Scalar, _ modifiers: KeyModifiers, shifted: Unicode.Scalar? = nil) {
    let isShifted = modifiers.contains(.shift)
    if modifiers.subtracting(.shift).isEmpty {
      self.init(typing: isShifted ? shifted ?? scalar.upperCase ?? scalar : scalar)
    } else if let lower = scalar.lowerCase {
      self.init(.character(lower), modifiers.union(.shift))
    } else if isShifted, let shifted, shifted.lowerCase == nil {
      self.init(.character(shifted), modifiers.subtracting(.shift))
    } else {
      self.init(.character(scalar), modifiers)
    }
  }

  /// The key behind a control byte, as terminals have sent them since ASCII.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self.init(.character(" "), .control)
    // Some terminals send this for Backspace; with Control and H it deletes in Emacs as well.
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x01...0x1A: self.init(.character(Unicode.Scalar(byte + 0x60)), .control)
    default: self.init(.character(Unicode.Scalar(byte + 0x40)), .control)
    }
  }

  /// The key behind `ESC O` and a byte: cursor and function keys, and the number pad.
  init?(singleShift byte: UInt8, _ modifiers: KeyModifiers) {
    switch byte {
    case 0x4D: self.init(.enter, modifiers)
    case 0x61...0x64:
      // rxvt's cursor keys with Control.
      guard let key = Self.key(final: byte - 0x20) else { return nil }
      self.init(key, modifiers.union(.control))
    case 0x6A...0x79: self.init(scalar: Unicode.Scalar(byte - 0x40), modifiers)
    case 0x58: self.init(scalar: "=", modifiers)
    default:
      guard let key = Self.key(final: byte) else { return nil }
      self.init(key, modifiers)
    }
  }

  /// The key of a control sequence without a prefix; nil for one that is no key, or none of ours.
  init?(final: UInt8, _ parameters: ControlParameters) {
    let modifiers = KeyModifiers(parameter: parameters[1])
    let phase = Self.phase(parameters[1, 1])
    switch final {
    case 0x75:
      self.init(kitty: parameters)
    case 0x7E where parameters[0] == 27:
      self.init(code: parameters[2], modifiers)
    case 0x7E, 0x24, 0x5E, 0x40:
      guard let key = Self.key(number: parameters[0]) else { return nil }
      let marked: KeyModifiers =
        switch final {
        case 0x24: .shift
        case 0x5E: .control
        case 0x40: [.control, .shift]
        default: []
        }
      self.init(key, modifiers.union(marked), phase: phase)
    case 0x5A:
      self.init(.tab, modifiers.union(.shift), phase: phase)
    case 0x61...0x64:
      // rxvt's cursor keys with Shift.
      guard let key = Self.key(final: final - 0x20) else { return nil }
      self.init(key, modifiers.union(.shift))
    default:
      // With another number it is an answer to a question that was not asked.
      guard parameters[0] <= 1, let key = Self.key(final: final) else { return nil }
      self.init(key, modifiers, phase: phase)
    }
  }

  /// The key of kitty's protocol: `code:shifted:base ; modifiers:event ; text`.
  private init?(kitty parameters: ControlParameters) {
    let modifiers = KeyModifiers(parameter: parameters[1])
    let phase = Self.phase(parameters[1, 1])
    let text = parameters.parts(of: 2).compactMap { Unicode.Scalar(UInt32($0)) }
      .filter { !$0.isControl }
    // An input method types without a key.
    let code = parameters[0] == 0 ? Int(text.first?.value ?? 0) : parameters[0]
    self.init(
      code: code, modifiers, shifted: Unicode.Scalar(UInt32(parameters[0, 1])),
      base: Unicode.Scalar(UInt32(parameters[0, 2])))
    self.phase = phase
    if phase == .release {
      self.text = ""
    } else if !text.isEmpty {
      self.text = String(String.UnicodeScalarView(text))
    }
  }

  /// The key that kitty, and xterm where it is asked to, name by the character it gives.
  private init?(
    code: Int, _ modifiers: KeyModifiers, shifted: Unicode.Scalar? = nil,
    base: Unicode.Scalar? = nil
  ) {
    switch code {
    case 57399...57408, 57409...57413, 57415, 57416:
      let pad = Array("0123456789./*-+=,".unicodeScalars)
      let index = code - 57399
      self.init(scalar: pad[index > 14 ? index - 1 : index], modifiers)
    case _ where Self.kittyKeys[code] != nil:
      guard let key = Self.kittyKeys[code] else { return nil }
      self.init(key, modifiers)
    case 57344...63743:
      // Keys of which nothing here makes use: modifiers by themselves, locks, media.
      return nil
    default:
      guard var scalar = Unicode.Scalar(UInt32(code)), code != 0 else { return nil }
      if scalar.isControl {
        if code > 0x7F { return nil }
        let press = KeyPress(control: UInt8(code))
        self.init(press.key, press.modifiers.union(modifiers))
        return
      }
      var shifted = shifted.flatMap { $0.value == 0 ? nil : $0 }
      if let base, base.value != 0, scalar.value > 0x7F,
        !modifiers.isDisjoint(with: [.control, .alt, .super])
      {
        scalar = base
        shifted = nil
      }
      self.init(scalar: scalar, modifiers, shifted: shifted)
    }
  }

  private static func phase(_ parameter: Int) -> Phase {
    switch parameter {
    case 2: .repeat
    case 3: .release
    default: .press
    }
  }

  /// The key that a sequence names by its final letter.
  private static func key(final: UInt8) -> Key? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x45: .begin
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(final) - 0x4F)
    default: nil
    }
  }

  /// The key that a sequence which ends in a tilde names by number.
  private static func key(number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    case 57427: .begin
    default: nil
    }
  }

  /// Kitty's numbers for keys that are no characters.
  private static let kittyKeys: [Int: Key] = {
    var keys: [Int: Key] = [
      57414: .enter, 57417: .left, 57418: .right, 57419: .up, 57420: .down, 57421: .pageUp,
      57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert, 57426: .delete, 57427: .begin,
    ]
    for number in 13...35 { keys[57363 + number] = .function(number) }
    return keys
  }()
}

extension Unicode.Scalar {
  /// Whether a terminal would obey it instead of showing it.
  fileprivate var isControl: Bool { value < 0x20 || 0x7F..<0xA0 ~= value }

  /// The small letter of a capital one; nil for anything else.
  fileprivate var lowerCase: Unicode.Scalar? { Self.single(properties.lowercaseMapping, not: self) }

  /// The capital letter of a small one, if it is one; nil for anything else.
  fileprivate var upperCase: Unicode.Scalar? { Self.single(properties.uppercaseMapping, not: self) }

  private static func single(_ text: String, not scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    guard scalars.count == 1, let first = scalars.first, first != scalar else { return nil }
    return first
  }
}

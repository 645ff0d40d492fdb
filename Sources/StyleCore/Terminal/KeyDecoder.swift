/// Turns the bytes that a terminal sends into events, however they are cut.
///
/// Knows the keys of xterm, the VT terminals, rxvt and the Linux console, kitty's keyboard protocol,
/// xterm's `modifyOtherKeys`, the mouse in SGR and X10 coding, bracketed paste, focus, and answers
/// to OSC 11 and DA1. What it does not know is skipped whole. It holds no more than a sequence of
/// ``mostSequenceBytes`` or a paste of ``mostPasteBytes``.
///
/// An ESC may be a key or begin a sequence, and only time tells: after ``patience`` without a byte,
/// call ``flush()``.
package struct KeyDecoder: Sendable {
  /// The longest sequence that is understood, in bytes.
  package static let mostSequenceBytes = 1024
  /// The most bytes of a paste that are kept.
  package static let mostPasteBytes = 1 << 20

  /// Where in a sequence the next byte belongs.
  private enum State {
    case ground
    /// Within a character: how many bytes are missing, and between which the next must lie.
    case character(missing: Int, lower: UInt8, upper: UInt8)
    /// Behind an ESC; behind two if `isDouble`.
    case escape(isDouble: Bool)
    /// Behind `ESC O`.
    case singleShift
    /// Behind `ESC [`.
    case control
    /// Behind `ESC [ [`, with which the Linux console begins F1 to F5.
    case consoleFunction
    /// Behind `ESC [ M`: three bytes of X10's mouse follow.
    case mouse
    /// In a string that ends in BEL or `ESC \`: an operating system command if `isCommand`.
    case string(isCommand: Bool, isEscaped: Bool)
    /// In a paste: how many bytes of its end have come.
    case paste(matched: Int)
  }

  private var state = State.ground
  /// The bytes of the sequence so far, without what brought the decoder into its state.
  private var held: [UInt8] = []
  /// The letter that began a string.
  private var stringLetter: Unicode.Scalar = "]"
  /// Whether an ESC came before the sequence and makes it one with Alt.
  private var isAlt = false
  /// The value of the character so far.
  private var scalar: UInt32 = 0
  private var pasted: [UInt8] = []
  private var isPasteCut = false
  private var events: [TerminalEvent] = []

  private let mostPasteBytes: Int

  /// Makes a decoder at the start of a stream.
  package init() {
    self.init(mostPasteBytes: Self.mostPasteBytes)
  }

  /// Makes a decoder with a limit of its own.
  init(mostPasteBytes: Int) {
    self.mostPasteBytes = mostPasteBytes
  }

  /// How long a silence must last to decide what is held, in milliseconds; nil if nothing is held.
  ///
  /// Short behind what can be a key by itself, so that Escape acts at once. Longer within a
  /// sequence, which a slow line may have cut in two, and much longer within a paste.
  package var patience: Int? {
    switch state {
    case .ground: nil
    case .escape, .singleShift: 30
    case .control, .string: held.isEmpty ? 30 : 500
    case .character, .consoleFunction, .mouse: 500
    case .paste: 10_000
    }
  }

  /// How many bytes are held.
  var heldBytes: Int { held.count + pasted.count }

  /// Takes the next bytes and gives the events they complete.
  package mutating func feed(_ bytes: ArraySlice<UInt8>) -> [TerminalEvent] {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if case .paste(matched: 0) = state {
        // A paste may be long, and only an ESC can end it.
        let end = bytes[index...].firstIndex(of: 0x1B) ?? bytes.endIndex
        keep(bytes[index..<end])
        index = end
        if index == bytes.endIndex { break }
      }
      take(bytes[index])
      index += 1
    }
    return taken()
  }

  /// Decides what is held, as no more bytes are to be expected: the decoder is at the start again.
  package mutating func flush() -> [TerminalEvent] {
    switch state {
    case .ground: break
    case .paste(let matched): endPaste(matched: matched, isCut: true)
    default: abandon()
    }
    return taken()
  }

  private mutating func taken() -> [TerminalEvent] {
    defer { events = [] }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte)
    case .character(let missing, let lower, let upper):
      continueCharacter(byte, missing: missing, lower: lower, upper: upper)
    case .escape(let isDouble): takeEscaped(byte, isDouble: isDouble)
    case .singleShift: takeShifted(byte)
    case .control: takeControl(byte)
    case .consoleFunction:
      if case 0x41...0x45 = byte {
        emit(.function(Int(byte) - 0x40))
        reset()
      } else {
        abandon()
        take(byte)
      }
    case .mouse:
      held.append(byte)
      if held.count == 3 {
        if let event = MouseEvent(x10: held) { events.append(.mouse(event)) }
        reset()
      }
    case .string(let isCommand, let isEscaped):
      takeString(byte, isCommand: isCommand, isEscaped: isEscaped)
    case .paste(let matched): takePasted(byte, matched: matched)
    }
  }

  private mutating func reset() {
    state = .ground
    isAlt = false
    held.removeAll(keepingCapacity: held.capacity <= Self.mostSequenceBytes)
  }

  /// Leaves an unfinished sequence: what can have been keys is keys, all else is dropped.
  private mutating func abandon() {
    let (state, isAlt, isEmpty) = (state, isAlt, held.isEmpty)
    reset()
    switch state {
    case .ground, .paste: break
    case .character:
      self.isAlt = isAlt
      type("\u{FFFD}")
    case .escape(let isDouble):
      emit(.escape)
      if isDouble { emit(.escape) }
    case .singleShift:
      if isAlt { emit(.escape) }
      if isEmpty { emit(.character("o"), [.alt, .shift]) }
    case .control:
      if isAlt { emit(.escape) }
      if isEmpty { emit(.character("["), .alt) }
    case .string(_, let isEscaped):
      if isEmpty { emit(shortcut: stringLetter, .alt) }
      if isEscaped { emit(.escape) }
    case .consoleFunction, .mouse: break
    }
  }

  private mutating func emit(_ key: KeyPress.Key, _ modifiers: KeyModifiers = []) {
    events.append(.key(KeyPress(key, modifiers)))
  }

  /// Emits a character that is pressed with modifiers.
  private mutating func emit(shortcut scalar: Unicode.Scalar, _ modifiers: KeyModifiers) {
    events.append(.key(KeyPress(scalar: scalar, modifiers)))
  }
}

// MARK: - Characters and what begins with ESC

extension KeyDecoder {
  private mutating func type(_ scalar: Unicode.Scalar) {
    events.append(.key(KeyPress(scalar: scalar, isAlt ? .alt : [])))
    isAlt = false
  }

  /// Takes the first byte of anything.
  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape(isDouble: false)
    case 0x20..<0x7F: type(Unicode.Scalar(byte))
    case 0..<0x20, 0x7F:
      let press = KeyPress(control: byte)
      emit(press.key, isAlt ? press.modifiers.union(.alt) : press.modifiers)
      isAlt = false
    case 0xC2...0xDF: beginCharacter(byte & 0x1F, missing: 1)
    case 0xE0: beginCharacter(byte & 0x0F, missing: 2, lower: 0xA0)
    case 0xED: beginCharacter(byte & 0x0F, missing: 2, upper: 0x9F)
    case 0xE1...0xEF: beginCharacter(byte & 0x0F, missing: 2)
    case 0xF0: beginCharacter(byte & 0x07, missing: 3, lower: 0x90)
    case 0xF1...0xF3: beginCharacter(byte & 0x07, missing: 3)
    case 0xF4: beginCharacter(byte & 0x07, missing: 3, upper: 0x8F)
    default: type("\u{FFFD}")
    }
  }

  private mutating func beginCharacter(
    _ bits: UInt8, missing: Int, lower: UInt8 = 0x80, upper: UInt8 = 0xBF
  ) {
    scalar = UInt32(bits)
    state = .character(missing: missing, lower: lower, upper: upper)
  }

  private mutating func continueCharacter(_ byte: UInt8, missing: Int, lower: UInt8, upper: UInt8) {
    guard lower...upper ~= byte else {
      abandon()
      return take(byte)
    }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
    if missing > 1 {
      state = .character(missing: missing - 1, lower: 0x80, upper: 0xBF)
    } else {
      state = .ground
      type(Unicode.Scalar(scalar) ?? "\u{FFFD}")
    }
  }

  private mutating func takeEscaped(_ byte: UInt8, isDouble: Bool) {
    switch byte {
    case 0x1B:
      // Of three in a row the first is a key for certain.
      if isDouble { emit(.escape) }
      state = .escape(isDouble: true)
    case 0x5B:
      isAlt = isDouble
      state = .control
    case 0x4F:
      isAlt = isDouble
      state = .singleShift
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F:
      if isDouble { emit(.escape) }
      stringLetter = Unicode.Scalar(byte)
      state = .string(isCommand: byte == 0x5D, isEscaped: false)
    default:
      if isDouble { emit(.escape) }
      isAlt = true
      state = .ground
      begin(byte)
    }
  }

  private mutating func takeShifted(_ byte: UInt8) {
    if 0x30...0x39 ~= byte, held.isEmpty {
      held.append(byte)
      return
    }
    var modifiers = KeyModifiers(parameter: held.first.map { Int($0) - 0x30 } ?? 0)
    if isAlt { modifiers.insert(.alt) }
    guard let press = KeyPress(singleShift: byte, modifiers) else {
      // It was Alt and a capital O, and perhaps a digit after it.
      let digit = held.first
      held = []
      abandon()
      if let digit { take(digit) }
      return take(byte)
    }
    events.append(.key(press))
    reset()
  }
}

// MARK: - Sequences with parameters

extension KeyDecoder {
  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x5B where held.isEmpty:
      state = .consoleFunction
    case 0x4D where held.isEmpty:
      state = .mouse
    case 0x24 where held.allSatisfy { 0x30...0x39 ~= $0 } && !held.isEmpty:
      // What rxvt ends its shifted keys with begins an end elsewhere.
      finishControl(byte)
    case 0x20..<0x40:
      // More than the limit is dropped as it comes, but for one byte that tells of it.
      if held.count <= Self.mostSequenceBytes { held.append(byte) }
    case 0x40..<0x7F:
      finishControl(byte)
    default:
      abandon()
      take(byte)
    }
  }

  private mutating func finishControl(_ final: UInt8) {
    let parameters = ControlParameters(held)
    let (isAlt, isWhole) = (isAlt, held.count <= Self.mostSequenceBytes)
    reset()
    guard isWhole else { return }
    switch (parameters.prefix, final) {
    case (0, 0x49): events.append(.focus(true))
    case (0, 0x4F): events.append(.focus(false))
    case (0, 0x7E) where parameters[0] == 200: state = .paste(matched: 0)
    case (0, _):
      guard var press = KeyPress(final: final, parameters) else { return }
      if isAlt { press.modifiers.insert(.alt) }
      events.append(.key(press))
    case (0x3C, 0x4D), (0x3C, 0x6D):
      guard let event = MouseEvent(sgr: parameters, isRelease: final == 0x6D) else { return }
      events.append(.mouse(event))
    case (0x3F, 0x63): events.append(.reply(.deviceAttributes))
    default: break
    }
  }

  private mutating func takeString(_ byte: UInt8, isCommand: Bool, isEscaped: Bool) {
    switch byte {
    case 0x07 where !isEscaped: finishString(isCommand: isCommand)
    case 0x5C where isEscaped: finishString(isCommand: isCommand)
    case 0x1B where !isEscaped: state = .string(isCommand: isCommand, isEscaped: true)
    case 0x18, 0x1A: reset()
    case _ where isEscaped:
      // An ESC that is no end begins something else; the string was abandoned.
      let wasEmpty = held.isEmpty
      reset()
      if wasEmpty { emit(shortcut: stringLetter, .alt) }
      state = .escape(isDouble: false)
      take(byte)
    default:
      if held.count <= Self.mostSequenceBytes { held.append(byte) }
    }
  }

  private mutating func finishString(isCommand: Bool) {
    if isCommand, held.count <= Self.mostSequenceBytes,
      let color = RGBA(answer: held, to: "11;")
    {
      events.append(.reply(.background(color)))
    }
    reset()
  }
}

// MARK: - Pastes

extension KeyDecoder {
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  private mutating func takePasted(_ byte: UInt8, matched: Int) {
    if byte == Self.pasteEnd[matched] {
      if matched + 1 < Self.pasteEnd.count {
        state = .paste(matched: matched + 1)
      } else {
        endPaste(matched: 0, isCut: false)
      }
      return
    }
    keep(Self.pasteEnd[..<matched])
    // Only its first byte can begin the end anew: no other of it is an ESC.
    if byte == Self.pasteEnd[0] {
      state = .paste(matched: 1)
    } else {
      state = .paste(matched: 0)
      keep([byte])
    }
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    let kept = bytes.prefix(mostPasteBytes - pasted.count)
    pasted += kept
    if kept.count < bytes.count { isPasteCut = true }
  }

  private mutating func endPaste(matched: Int, isCut: Bool) {
    keep(Self.pasteEnd[..<matched])
    if isPasteCut { dropPartOfCharacter() }
    let text = String(decoding: pasted, as: UTF8.self)
    events.append(.paste(TerminalEvent.Paste(text: text, isCut: isCut || isPasteCut)))
    pasted = []
    isPasteCut = false
    reset()
  }

  /// Drops the character that the limit has cut in two.
  private mutating func dropPartOfCharacter() {
    guard let start = pasted.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return }
    let lead = pasted[start]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    if start + length > pasted.count { pasted.removeSubrange(start...) }
  }
}

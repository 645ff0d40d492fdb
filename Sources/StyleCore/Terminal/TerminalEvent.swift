/// What a terminal tells a program.
package enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed, repeated or released.
  case key(KeyPress)
  /// The mouse did something.
  case mouse(MouseEvent)
  /// A text was pasted.
  case paste(Paste)
  /// The terminal's window got the focus, or lost it.
  case focus(Bool)
  /// The answer to a question of ours.
  case reply(Reply)

  /// A text that was pasted: bytes from elsewhere, controls and line ends included.
  package struct Paste: Hashable, Sendable {
    /// The text; what was not UTF-8 is U+FFFD.
    package var text: String
    /// Whether its end is missing: it was over the limit, or the terminal fell silent within it.
    package var isCut: Bool

    /// Makes a paste.
    package init(text: String, isCut: Bool = false) {
      self.text = text
      self.isCut = isCut
    }
  }

  /// The answer to a question that a program asks its terminal.
  package enum Reply: Hashable, Sendable {
    /// The colour of the terminal's own ground (OSC 11).
    case background(RGBA)
    /// What kind of terminal it is (DA1); every one answers this, so it ends the wait for others.
    case deviceAttributes
  }
}

/// A key that was pressed, with all that a program may ask of it.
///
/// A character that is typed comes as it appears, Shift already in it: `?` is `?`. One with Control,
/// Alt or Super is a shortcut: a letter in lower case with Shift beside it, anything else as Shift
/// makes it, and on a keyboard of another script the key of the same place, where the terminal
/// tells.
package struct KeyPress: Hashable, Sendable {
  /// Which key it is.
  package enum Key: Hashable, Sendable {
    /// One that stands for a character.
    case character(Unicode.Scalar)
    /// One of the row at the top, from 1.
    case function(Int)
    /// One with a name.
    case enter, tab, backspace, escape, insert, delete
    /// One that moves.
    case up, down, left, right, home, end, pageUp, pageDown
    /// The 5 of a number pad that does not give numbers.
    case begin
  }

  /// What the key did.
  package enum Phase: Hashable, Sendable {
    /// It went down.
    case press
    /// It is being held.
    case `repeat`
    /// It came up.
    case release
  }

  /// Which key it is.
  package var key: Key
  /// What is held beside it.
  package var modifiers: KeyModifiers
  /// What it did.
  package var phase: Phase
  /// What it types; empty for shortcuts, keys with names and releases.
  package var text: String

  /// Makes a key press.
  package init(
    _ key: Key, _ modifiers: KeyModifiers = [], phase: Phase = .press, text: String = ""
  ) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
    self.text = text
  }

  /// Makes the press of a key that types a character.
  package init(typing scalar: Unicode.Scalar) {
    self.init(.character(scalar), text: String(Character(scalar)))
  }
}

/// Keys that change what others mean; the locks are left out, as no shortcut asks for them.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key, as xterm and kitty number them.
  package let rawValue: UInt8

  /// Makes modifiers from their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  package static let shift = KeyModifiers(rawValue: 1)
  /// Alt, or Option.
  package static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  package static let control = KeyModifiers(rawValue: 4)
  /// Super: Command, or the key with a window.
  package static let `super` = KeyModifiers(rawValue: 8)
  /// Hyper.
  package static let hyper = KeyModifiers(rawValue: 16)
  /// Meta, where it is not Alt.
  package static let meta = KeyModifiers(rawValue: 32)

  /// The modifiers of a sequence's parameter, which is one more than their bits; none for zero.
  init(parameter: Int) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(parameter - 1, 0)) & 63)
  }
}

/// Something the mouse did, and where.
package struct MouseEvent: Hashable, Sendable {
  /// A button.
  package enum Button: Hashable, Sendable {
    /// The main one.
    case left
    /// The wheel as a button.
    case middle
    /// The other one.
    case right
  }

  /// Where a wheel turns to.
  package enum Direction: Hashable, Sendable {
    /// The way of the wheel.
    case up, down, left, right
  }

  /// What it did.
  package enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// A button came up; nil where the terminal does not tell which.
    case release(Button?)
    /// The mouse moved with a button held.
    case drag(Button)
    /// The mouse moved.
    case move
    /// The wheel turned by a notch.
    case scroll(Direction)
  }

  /// What it did.
  package var action: Action
  /// In which cell.
  package var position: CellPoint
  /// The keys that were held.
  package var modifiers: KeyModifiers

  /// Makes an event.
  package init(_ action: Action, at position: CellPoint, _ modifiers: KeyModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}

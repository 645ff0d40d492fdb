extension MouseEvent {
  /// The event of `ESC [ < code ; column ; row` and `M` or `m`; nil for buttons beyond the wheel.
  init?(sgr parameters: ControlParameters, isRelease: Bool) {
    self.init(
      code: parameters[0], isRelease: isRelease, x: parameters[1] - 1, y: parameters[2] - 1)
  }

  /// The event of the three bytes behind `ESC [ M`, each 32 more than its number.
  init?(x10 bytes: [UInt8]) {
    guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }) else { return nil }
    let code = Int(bytes[0]) - 32
    // A release does not tell its button; a movement that tells none has none.
    let isRelease = code & 0b110_0011 == 3
    self.init(code: code, isRelease: isRelease, x: Int(bytes[1]) - 33, y: Int(bytes[2]) - 33)
  }

  private init?(code: Int, isRelease: Bool, x: Int, y: Int) {
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let button: Button? = [.left, .middle, .right, nil][code & 3]
    let action: Action
    if code >= 128 {
      return nil
    } else if code >= 64 {
      if isRelease { return nil }
      action = .scroll([.up, .down, .left, .right][code & 3])
    } else if isRelease {
      action = .release(button)
    } else if code & 32 != 0 {
      action = button.map { .drag($0) } ?? .move
    } else if let button {
      action = .press(button)
    } else {
      return nil
    }
    self.init(action, at: CellPoint(x: max(x, 0), y: max(y, 0)), modifiers)
  }
}

/// Text on its way into a field, made one line of characters that can be seen.
///
/// Every line end, a carriage return with its line feed as one, and every tab becomes a space.
/// Controls go, and so do signs of format that show nothing or turn the reading direction; joiners and
/// the tags of flags stay, which clusters are made of.
struct IncomingText {
  /// The most bytes a field holds: more than a person reads on one line, and little for a machine.
  static let mostBytes = 1 << 16

  /// The clean text.
  let text: String
  /// Whether it is cut because no field holds so much.
  private(set) var isCut = false

  /// Cleans a text.
  init(_ text: String) {
    if text.utf8.count <= Self.mostBytes, text.utf8.allSatisfy({ $0 &- 0x20 < 0x5F }) {
      self.text = text
      return
    }
    var clean = String.UnicodeScalarView()
    var bytes = 0
    var follows: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let previous = follows
      follows = scalar
      if scalar == "\n" && previous == "\r" { continue }
      guard let kept = Self.cleaned(scalar) else { continue }
      bytes += UTF8.width(kept)
      if bytes > Self.mostBytes {
        isCut = true
        break
      }
      clean.append(kept)
    }
    self.text = String(clean)
  }

  private static func cleaned(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20...0x7E: return scalar
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return " "
    case 0x200C, 0x200D, 0xE0020...0xE007F: return scalar
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: return nil
    default: break
    }
    switch scalar.properties.generalCategory {
    case .format: return DisplayWidth.of(scalar) > 0 ? scalar : nil
    default: return scalar
    }
  }
}

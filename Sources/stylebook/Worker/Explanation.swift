import StyleCore

/// Which style of an expression drew what: a map with a letter for each style, and the nesting with
/// frames.
///
/// ```
/// aaaaaaaaaaaaaaaa
/// a..b..cccc.....a
/// aaaaaaaaaaaaaaaa
///
/// a  search      16×3 at 0,0
/// b    gradient  10×1 at 3,1
/// c      field   10×1 at 6,1
/// ```
public struct Explanation: Hashable, Sendable {
  /// The picture that is explained.
  public let canvas: Canvas

  /// A style where it was drawn.
  private struct Layer: Hashable {
    var letter: Character
    var name: String
    var depth: Int
    var frame: CellRect
  }

  private let layers: [Layer]
  private let map: [String]
  /// The styles that a style before them keeps from being drawn.
  private let undrawn: [String]

  /// Draws a style and keeps account of it.
  ///
  /// `expression` names the styles that should have been drawn.
  @MainActor
  public init(
    of style: some TextFieldStyle, named expression: StyleExpression, in scenario: Scenario
  ) {
    let stages = scenario.drawing(style, isExplained: true).stages
    canvas = stages.canvas

    var layers: [Layer] = []
    var letters: [Int: Character] = [:]
    // The nodes around the one that is looked at, by where they end.
    var ends: [Int] = []
    for index in 0..<stages.tree.count {
      ends.removeAll { $0 <= index }
      guard case .mark(.style(let name)) = stages.tree[index] else { continue }
      let letter = layers.count < Self.letters.count ? Self.letters[layers.count] : "*"
      letters[index] = letter
      layers.append(
        Layer(letter: letter, name: name, depth: ends.count, frame: stages.placement.frames[index]))
      ends.append(stages.tree.end(of: index))
    }
    self.layers = layers
    let width = canvas.width
    map = stride(from: 0, to: stages.owners.count, by: max(width, 1)).map { start in
      String(stages.owners[start..<start + width].map { letters[Int($0)] ?? "." })
    }
    var drawn = layers.map(\.name)
    undrawn = expression.terms.map(\.id).filter { id in
      guard let position = drawn.firstIndex(of: id) else { return true }
      drawn.remove(at: position)
      return false
    }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

extension Explanation: CustomStringConvertible {
  /// The map, then one line a style.
  public var description: String {
    var names = layers.map { String(repeating: "  ", count: $0.depth) + $0.name }
    names += undrawn
    let width = names.map(\.count).max() ?? 0
    func line(_ letter: Character, _ name: String, _ what: String) -> String {
      "\(letter)  \(name)\(String(repeating: " ", count: width - name.count))  \(what)"
    }
    var lines = map
    lines.append("")
    for (layer, name) in zip(layers, names) {
      let frame = layer.frame
      lines.append(
        line(layer.letter, name, "\(frame.width)×\(frame.height) at \(frame.minX),\(frame.minY)"))
    }
    for name in undrawn {
      lines.append(line("-", name, "not drawn: a style before it places no other"))
    }
    return lines.joined(separator: "\n")
  }
}

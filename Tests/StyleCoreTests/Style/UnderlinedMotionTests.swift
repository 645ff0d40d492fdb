import StyleCore
import Styles
import Testing

@testable import stylebook

/// The label that floats in and shakes, by the numbers it is to have: a fade and a rise by 5 points in
/// 0.25 s, eased at both ends, and shifts of −10, 10, −5, 5, −2 and 0 points over 0.3 s.
@MainActor
@Suite("The motion of the underlined style") struct UnderlinedMotionTests {
  /// The opacity of the label, and its shift in cells, at a time.
  private func label(
    _ state: FieldState, _ text: String? = nil, at time: Double
  ) -> (opacity: Double?, shift: CellPoint?) {
    let scenario = Scenario(state, text: text, width: 20, elapsed: time)
    let tree = Renderer(scenario.options).stages(
      scenario.field.textFieldStyle(UnderlinedTextFieldStyle())
    ).tree
    var (opacity, shift): (Double?, CellPoint?)
    for index in 0..<tree.count {
      if case .effect(.opacity(let value)) = tree[index] { opacity = value }
      if case .offset(let value) = tree[index] { shift = value }
    }
    return (opacity, shift)
  }

  /// The curve with the control points (0.42, 0) and (0.58, 1), at shares of the time.
  nonisolated private static let eased = [
    (0.0, 0.0), (0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (0.9, 0.9803),
    (1.0, 1.0),
  ]

  @Test("fades the label in over a quarter of a second", arguments: eased)
  func fadesIn(share: Double, opacity: Double) throws {
    let label = label(.editing, "A", at: share * 0.25)
    #expect(abs((label.opacity ?? 1) - opacity) < 0.00005)
    // Five points are less than half a row: the label stays in its own.
    #expect((label.shift ?? .zero) == .zero)
  }

  @Test("fades the label out as it came", arguments: eased)
  func fadesOut(share: Double, opacity: Double) {
    let shown = label(.focused, at: share * 0.25).opacity ?? 1
    #expect(abs(shown - (1 - opacity)) < 0.00005)
  }

  @Test("lets the label rise by whole rows where it rises far")
  func rises() {
    var style = UnderlinedTextFieldStyle()
    style.labelRise = 32
    let rows = Self.eased.map { share, _ -> Int in
      let scenario = Scenario(.editing, text: "A", width: 20, elapsed: share * 0.25)
      let tree = Renderer(scenario.options).stages(scenario.field.textFieldStyle(style)).tree
      return (0..<tree.count).compactMap { index -> Int? in
        if case .offset(let shift) = tree[index] { shift.y } else { nil }
      }.first ?? 0
    }
    // 32, 31.4, 27.9, 16, 4.1, 0.6 and 0 points; a row more counts from four fifths of one on.
    #expect(rows == [2, 2, 1, 1, 0, 0, 0])
  }

  @Test("holds the shifts of the shake at even times, straight in between")
  func shake() {
    let shake = Keyframes(UnderlinedTextFieldStyle().shakeOffsets, duration: 0.3)
    let expected = [
      (0.0, -10.0), (0.03, 0), (0.06, 10), (0.09, 2.5), (0.12, -5), (0.15, 0), (0.18, 5),
      (0.21, 1.5), (0.24, -2), (0.27, -1), (0.3, 0),
    ]
    for (time, shift) in expected {
      #expect(abs((shake.value(at: time) ?? 99) - shift) < 1e-9, "at \(time)")
    }
    #expect(shake.value(at: 0.301) == nil)
  }

  @Test(
    "shifts the label by whole columns",
    arguments: [(0.0, -1), (0.06, 1), (0.12, -1), (0.18, 1), (0.24, 0), (0.3, 0), (1, 0)])
  func columns(time: Double, columns: Int) {
    let label = label(.error, at: time)
    #expect((label.shift ?? .zero) == CellPoint(x: columns, y: 0))
    #expect((label.opacity ?? 1) == 1)
  }

  @Test("is shown as a strip")
  func strip() {
    let times = ["0", "60ms", "0.12s", "0.18", "240ms", "0.3"].flatMap { ["--at", $0] }
    let words = ["show", "underlined", "--state", "error", "--text", "42", "--width", "14"]
    let run = CommandRun(words: words + times)
    let fields = ["our name", " Your name", "our name", " Your name", "Your name", "Your name"]
    let captions = ["0s", "0.06s", "0.12s", "0.18s", "0.24s", "0.3s"]
    let expected = zip(captions, fields).map { caption, label in
      "\(caption)\n\(label)\n42           !\n▔▔▔▔▔▔▔▔▔▔▔▔▔▔\n"
    }.joined(separator: "\n")
    let shown = run.lines.map { line in
      line.replacing(#/ +$/#, with: "")
    }.joined(separator: "\n")
    #expect(shown + "\n" == expected)
  }

  @Test("has a strip in every format, and none beside an explanation")
  func formats() throws {
    let words = ["show", "underlined", "--at", "0", "--at", "0.1"]
    let snapshot = CommandRun(words: words + ["--format", "snapshot"]).output
    let read = try Snapshot(parsing: snapshot)
    #expect(read.header.contains(Snapshot.Field("at", "0s 0.1s")))
    #expect(read.canvas.height == 9)
    for format in ["svg", "html", "json", "ansi"] {
      #expect(CommandRun(words: words + ["--format", format]).code == .success)
    }
    let both = CommandRun(words: words + ["--explain"])
    #expect(both.code == .usage)
    #expect(
      both.errors == "stylebook: --at takes one time beside --explain, not \"2 of them\".\n")
  }
}

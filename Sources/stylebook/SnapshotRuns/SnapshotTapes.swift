import StyleCore

/// Plays tapes against styles, and makes snapshots of the frames.
///
/// ```
/// gradient/label.tape/risen-dark    the frame `risen` of label.tape, with the style gradient
/// ```
@MainActor
struct SnapshotTapes {
  private let tapes: [Tape]
  private let options: FieldOptions
  private let size: CellSize
  private let registry: StyleRegistry

  /// Reads the tapes; nil where none are to be played.
  init?(
    _ arguments: Arguments, _ options: FieldOptions, registry: StyleRegistry
  ) throws(Failure) {
    let size = try CellSize(ofTapeIn: arguments)
    guard arguments.has(.tape) else { return nil }
    for option in [Option.state, .prompt, .backdrop, .at] where arguments.has(option) {
      throw .optionBeside(option, .tape)
    }
    var tapes: [Tape] = []
    for path in arguments.values(of: .tape) {
      do throws(TapeError) {
        let tape = try Tape(reading: path)
        if let other = tapes.first(where: { $0.name == tape.name }) {
          throw TapeError(path: path, line: nil, problem: .repeatedName(other.path))
        }
        tapes.append(tape)
      } catch {
        throw .tape(error)
      }
    }
    self.tapes = tapes
    self.options = options
    self.size = size ?? BrowserState.usualSizeOfTapes
    self.registry = registry
  }

  /// Every frame, with what stands for it in names.
  func subjects() -> [(suffix: String, SnapshotPlan.Look.Subject)] {
    let schemes = options.appearance.map { [$0] } ?? ColorScheme.allCases
    var subjects: [(String, SnapshotPlan.Look.Subject)] = []
    for tape in tapes {
      for scheme in schemes {
        for name in tape.frameNames {
          subjects.append(
            (
              "\(tape.stem).tape/\(name ?? Tape.lastFrame)-\(scheme.name)",
              .frame(name, of: tape, scheme)
            ))
        }
      }
    }
    return subjects
  }

  /// Plays each tape that some looks of a style need, once in each appearance, and hands the looks on;
  /// without a snapshot where the style's plugin failed.
  func draw(
    _ looks: [SnapshotPlan.Look], of style: SelectedStyle, by drawing: FieldDrawing,
    _ show: (String, Snapshot?) throws(Failure) -> Void
  ) throws(Failure) {
    var played: (tape: Tape, ColorScheme, frames: [TapePlayer.Frame]?)?
    for look in looks {
      guard case .frame(let name, of: let tape, let colorScheme) = look.subject else { continue }
      if played?.tape != tape || played?.1 != colorScheme {
        played = (tape, colorScheme, try play(tape, style, colorScheme, by: drawing))
      }
      let frame = played?.frames?.first { $0.name == name }
      try show(look.name, frame?.snapshot(of: tape, style: style.expression))
    }
  }

  /// The frames of a tape; nil where the style could not be drawn.
  private func play(
    _ tape: Tape, _ style: SelectedStyle, _ colorScheme: ColorScheme, by drawing: FieldDrawing
  ) throws(Failure) -> [TapePlayer.Frame]? {
    guard let composition = BrowserComposition(style.expression, in: registry) else {
      throw .fault("\(style.expression) was found and then not")
    }
    drawing.tellsAll = true
    let browser = Browser(
      BrowserState(
        size: size, composition: composition, options, colorScheme: colorScheme, depth: .truecolor),
      registry: registry, drawing: drawing)
    do throws(TapeError) {
      let frames = try TapePlayer.frames(of: tape, in: browser)
      return browser.stage.hasFailed ? nil : frames
    } catch {
      throw .tape(error)
    }
  }
}

extension SnapshotPlan.Look {
  /// The case to draw; nil for a frame of a tape.
  var scenario: Scenario? {
    guard case .field(let scenario) = subject else { return nil }
    return scenario
  }
}

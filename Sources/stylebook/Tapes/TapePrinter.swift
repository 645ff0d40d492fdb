import StyleCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Prints the frames of a tape: one after the other, or each into a file of its own.
///
/// Nothing of the terminal and the environment enters, so that a tape always gives the same bytes.
@MainActor
struct TapePrinter {
  private let tape: Tape
  private let format: OutputFormat
  private let path: String?

  /// Reads where to print, and as what: text unless told.
  init(_ arguments: Arguments, tape: Tape) throws(Failure) {
    self.tape = tape
    path = try WholeFile(arguments)?.path
    format = try OutputFormat.asked(by: arguments, path: path) ?? .text
  }

  /// Prints all frames.
  func print(_ frames: [TapePlayer.Frame], in surroundings: Surroundings) throws(Failure) {
    if let path, isFolder(path, frames.count) {
      try makeFolder(path)
      let prefix = path.hasSuffix("/") ? path : "\(path)/"
      for frame in frames {
        let name = frame.name ?? Tape.lastFrame
        try WholeFile(path: "\(prefix)\(name).\(format.pathExtension)").write(bytes(of: frame))
      }
      return
    }
    if frames.count > 1, format.isDocument {
      throw .framesWithoutFolder(format.rawValue, frames.count)
    }
    var bytes: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      if frames.count > 1, let name = frame.name {
        bytes += "\(index > 0 ? "\n" : "")frame \(name)\n".utf8
      }
      bytes += self.bytes(of: frame)
    }
    if let path {
      try WholeFile(path: path).write(bytes)
    } else {
      try surroundings.output.write(bytes)
    }
  }

  private func isFolder(_ path: String, _ count: Int) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
    if path.hasSuffix("/") { return true }
    let name = path.split(separator: "/").last ?? ""
    return count > 1 && format.isDocument && !name.contains(".")
  }

  private func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw .file(path: path, FileProblem(code: errno))
    }
  }

  private func bytes(of frame: TapePlayer.Frame) -> [UInt8] {
    let ground = Ground(frame.colorScheme)
    let title = frame.name ?? tape.name
    if format == .ansi {
      return ANSIEncoder(depth: frame.depth, usesAttributes: true, ground: ground)
        .encode(frame.canvas)
    }
    let canvas = frame.reducedCanvas
    switch format {
    case .text, .ansi: return PlainTextEncoder(trimsBlanks: true).encode(canvas)
    case .snapshot: return frame.snapshot(of: tape).bytes
    case .svg: return SVGEncoder(ground: ground, title: title).encode(canvas)
    case .html: return HTMLEncoder(ground: ground, title: title).encode(canvas)
    case .json: return JSONEncoding().encode(canvas)
    case .markdown: return MarkdownEncoder().encode(canvas)
    }
  }
}

extension TapePlayer.Frame {
  /// What was drawn, in the colours that the screen can show.
  fileprivate var reducedCanvas: Canvas {
    depth == .truecolor ? canvas : canvas.reduced(to: depth)
  }

  /// The frame as a snapshot; with the style where one was chosen for it.
  func snapshot(of tape: Tape, style: StyleExpression? = nil) -> Snapshot {
    var header: [Snapshot.Field] = []
    if let style { header.append(Snapshot.Field("style", style.description)) }
    header.append(Snapshot.Field("tape", tape.name))
    if let name { header.append(Snapshot.Field("frame", name)) }
    header.append(Snapshot.Field("at", "\(Double(time) / 1_000_000)s"))
    header.append(Snapshot.Field("appearance", colorScheme.name))
    return Snapshot(of: reducedCanvas, header: header)
  }
}

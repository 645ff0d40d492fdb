import StyleCore
import StyleWorker

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a worker fails its host.
enum WorkerFault: Error, Hashable, Sendable {
  /// The file cannot be run, as the operating system words it.
  case notStarted(String)
  /// The worker speaks another version of the protocol.
  case otherProtocol(Int)
  /// The worker was built from something else than its file's name says.
  case foreign
  /// The worker got this signal; `message` is what it printed of the reason.
  case crashed(signal: Int32, message: String?)
  /// The worker ended with an exit code while an answer was due.
  case ended(code: Int32)
  /// No answer came in so many seconds.
  case noAnswer(seconds: Double)
  /// The answer is longer than so many bytes.
  case flood(bytes: Int)
  /// What came is no answer.
  case garbage
  /// The worker says why it does not do what it was asked, in a sentence.
  case refused(String)
  /// The worker failed so many times in a row that it was not asked again.
  case givenUp(failures: Int)
}

extension WorkerFault: CustomStringConvertible {
  /// What the worker did, as a sentence goes on after its name; nothing in it is obeyed by a
  /// terminal.
  var description: String {
    switch self {
    case .notStarted(let reason): "cannot be started: \(reason)"
    case .otherProtocol(let version):
      "speaks version \(version) of the workers' protocol, and this stylebook version "
        + "\(WorkerProtocol.version)"
    case .foreign: "was built from other sources or for another stylebook"
    case .crashed(_, let message?): "crashed: \(VisibleText.line(message))"
    case .crashed(let signal, nil):
      "crashed (\(strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)"))"
    case .ended(let code): "ended by itself, with exit code \(code)"
    case .noAnswer(let seconds):
      "did not answer within \(seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)") s"
    case .flood(let bytes): "answered more than \(bytes >> 20) MiB"
    case .garbage: "answered what makes no sense"
    case .refused(let sentence):
      "refused: \(VisibleText.line(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence))"
    case .givenUp(let failures): "failed \(failures) times in a row and was not asked again"
    }
  }

  /// Whether starting the worker anew cannot help.
  var isFinal: Bool {
    switch self {
    case .notStarted, .otherProtocol, .foreign, .givenUp: true
    case .crashed, .ended, .noAnswer, .flood, .garbage, .refused: false
    }
  }
}

/// What a plugin failed to do.
struct PluginFault: Error, Hashable, Sendable {
  /// The plugin, or several that are drawn together, as the user named them.
  let plugin: String
  /// When it failed.
  let moment: Moment
  /// How it failed.
  let fault: WorkerFault
  /// How many fields are missing beside the one of the moment.
  var otherFields = 0

  /// What the plugin was asked for when it failed.
  enum Moment: Hashable, Sendable {
    /// The list of its styles.
    case listing
    /// A field; the expression is in its canonical spelling.
    case drawing(expression: String, FieldState)
    /// Nothing.
    case idle
  }
}

extension PluginFault: CustomStringConvertible {
  /// One sentence without its full stop, as it goes on after the program's name.
  var description: String {
    let place =
      switch moment {
      case .listing: " when it listed its styles"
      case .drawing(let expression, let state):
        " when it drew \(expression) in the state \(state.rawValue)"
      case .idle: " when it was asked for nothing"
      }
    let others =
      switch otherFields {
      case 0: ""
      case 1: "; another field is missing"
      default: "; \(otherFields) other fields are missing"
      }
    let name = QuotedText.of(plugin)
    let plain = name.dropFirst().dropLast() == plugin[...] ? plugin : name
    let what =
      switch fault {
      case .crashed(_, let message?): "crashed\(place): \(VisibleText.line(message))"
      case .crashed, .ended, .noAnswer, .flood, .garbage: "\(fault)\(place)"
      case .notStarted, .otherProtocol, .foreign, .refused, .givenUp: "\(fault)"
      }
    return "the plugin \(plain) \(what)\(others)"
  }
}

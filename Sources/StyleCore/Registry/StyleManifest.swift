/// What a style tells about itself before anything is drawn.
public struct StyleManifest: Hashable, Sendable {
  /// The name in expressions, in kebab-case, such as `rounded-border`.
  public let id: String
  /// The name for people, such as "Rounded Border".
  public let title: String
  /// What it looks like, in one sentence.
  public let summary: String
  /// The version of the style, such as "1.0.0".
  public let version: String
  /// Who made it.
  public let author: String
  /// The interface it was written for; see ``currentAPILevel``.
  public let apiLevel: Int
  /// What can be set, in the order in which it is shown.
  public let parameters: [ParameterDescription]

  /// Makes a manifest; a registry checks it.
  public init(
    id: String, title: String, summary: String, version: String, author: String,
    apiLevel: Int = StyleManifest.currentAPILevel, parameters: [ParameterDescription] = []
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.version = version
    self.author = author
    self.apiLevel = apiLevel
    self.parameters = parameters
  }

  /// The newest interface between styles and this core; a style that asks for a newer one is refused.
  public static let currentAPILevel = 1

  /// The description of a parameter; nil where the style has none of that name.
  public func parameter(named name: String) -> ParameterDescription? {
    parameters.first { $0.name == name }
  }

  /// Whether a text may name a style or a parameter: a lower-case letter, then lower-case letters,
  /// digits and hyphens, all of ASCII.
  public static func isWellFormed(name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "-")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

import StyleCore

/// The names that a new plugin has, all made of the one that the user gave.
///
/// ```
/// given       folder      module    id          title
/// Neon        Neon        Neon      neon        Neon
/// soft-glow   soft-glow   SoftGlow  soft-glow   Soft Glow
/// ```
struct StarterName: Hashable {
  /// The path of the folder, without a slash behind it.
  let path: String
  /// The name of the folder.
  let folder: String
  /// The words of the name, each with a capital.
  private let words: [String]

  /// Modules that a package cannot have a second time, and names that mean something in Swift.
  private static let taken: Set<String> = [
    "swift", "swiftui", "uikit", "appkit", "combine", "foundation", "testing", "xctest",
    "stylecore", "styles", "stylesnapshots", "styleworker", "swiftuisurface", "stylebook",
    "self", "type", "protocol", "init",
  ]

  /// Makes the names for a path, whose last part must be a name.
  ///
  /// Throws ``Failure/badName(_:)`` or ``Failure/takenName(_:)``.
  init(path: String) throws(Failure) {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    let folder = String(path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
    var name = folder
    if name.hasSuffix("TextFieldStyle") { name.removeLast("TextFieldStyle".count) }
    guard Self.isName(name) else { throw .badName(folder) }
    self.path = String(path)
    self.folder = folder
    words = name.split(separator: "-").flatMap { Self.humps(of: String($0)) }
    guard !Self.taken.contains(module.lowercased()) else { throw .takenName(folder) }
  }

  /// The name of the module, and what the style's type begins with.
  var module: String { words.joined() }
  /// The name of the style's type.
  var type: String { "\(module)TextFieldStyle" }
  /// The name in expressions.
  var id: String { words.map { $0.lowercased() }.joined(separator: "-") }
  /// The name for people.
  var title: String { words.joined(separator: " ") }
  /// The name of the static accessor, in backticks, since it may be a word of Swift's.
  var accessor: String {
    let name = words[0].lowercased() + words.dropFirst().joined()
    return Self.keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is",
    "let", "nil", "operator", "private", "public", "repeat", "return", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
  ]

  /// Whether a text is letters and digits with single hyphens between them, and begins with a letter.
  private static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 64 else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The words of `SoftGlow` or `URLField`, each with a capital.
  private static func humps(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : nil
      let after = index + 1 < letters.count ? letters[index + 1] : nil
      let begins =
        before.map { before in
          letter.isUppercase && (!before.isUppercase || after?.isLowercase == true)
        } ?? true
      if begins {
        words.append(letter.uppercased())
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }
}

/// What the compiler tells of a module: its types, what they conform to, and their members.
struct SymbolGraph: Hashable {
  /// Everything that is declared, by its unique name.
  private(set) var symbols: [String: Symbol] = [:]
  /// The unique names in the order of the files.
  private(set) var order: [String] = []
  /// The unique names of the members of a type.
  private(set) var members: [String: [String]] = [:]
  /// The protocols that a type conforms to, by their unique names.
  private(set) var conformances: [String: Set<String>] = [:]

  /// A declaration.
  struct Symbol: Hashable {
    /// The unique name.
    let id: String
    /// What it is, such as `swift.struct`.
    let kind: String
    /// Its name behind those of the types it lies in.
    let path: [String]
    /// Who may use it, such as `private`.
    let access: String
    /// The declaration as it is written.
    let declaration: String
    /// What its comment says, line by line.
    let comment: [String]
    /// The generic parameters.
    let generics: [String]
    /// What is demanded of types: `Self == FancyStyle`, `Content: View`.
    let constraints: [Constraint]
    /// The file it stands in; empty for what the compiler adds.
    let file: String
    /// The line it stands on, from one.
    let line: Int
  }

  /// A demand on a type.
  struct Constraint: Hashable {
    let kind: String
    let left: String
    let right: String
  }

  /// Makes the graph of a module without symbols.
  init() {}

  /// Adds what a file of the compiler says; false where it cannot be read.
  mutating func add(_ bytes: [UInt8]) -> Bool {
    var reader = JSONReader(bytes)
    guard let root = reader.value(), case .object = root else { return false }
    for value in root["symbols"].elements {
      let symbol = Symbol(value)
      if symbols.updateValue(symbol, forKey: symbol.id) == nil { order.append(symbol.id) }
    }
    for value in root["relationships"].elements {
      let source = value["source"].text
      let target = value["target"].text
      switch value["kind"].text {
      case "memberOf": members[target, default: []].append(source)
      case "conformsTo": conformances[source, default: []].insert(target)
      default: break
      }
    }
    return true
  }

  /// The members of a type, in the order of the files.
  func members(of id: String) -> [Symbol] {
    (members[id] ?? []).compactMap { symbols[$0] }
  }
}

extension SymbolGraph.Symbol {
  fileprivate init(_ json: JSONReader.Value) {
    id = json["identifier"]["precise"].text
    kind = json["kind"]["identifier"].text
    path = json["pathComponents"].elements.map(\.text)
    access = json["accessLevel"].text
    declaration = json["declarationFragments"].elements.map { $0["spelling"].text }.joined()
    comment = json["docComment"]["lines"].elements.map { $0["text"].text }
    generics = json["swiftGenerics"]["parameters"].elements.map { $0["name"].text }
    let demands =
      json["swiftGenerics"]["constraints"].elements
      + json["swiftExtension"]["constraints"].elements
    constraints = demands.map {
      SymbolGraph.Constraint(kind: $0["kind"].text, left: $0["lhs"].text, right: $0["rhs"].text)
    }
    let uri = json["location"]["uri"].text
    file = uri.hasPrefix("file://") ? Self.unescaped(uri.dropFirst(7)) : uri
    line = json["location"]["position"]["line"].integer + 1
  }

  /// A path of a URI, with its percent signs read.
  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// What host and worker write to each other: a kind, and fields of text.
///
/// ```
/// draw
/// expression 17
/// search | gradient
/// state 5
/// error
/// ```
///
/// Every field has the bytes of its value counted before it, so that a value is any text, another
/// record among them. Reading takes nothing that writing does not make.
public struct WorkerRecord: Hashable, Sendable {
  /// One field.
  public struct Field: Hashable, Sendable {
    /// What it tells, in letters and hyphens.
    public let name: String
    /// What it says; any text.
    public let value: String
  }

  /// What the record is.
  public let kind: String
  /// The fields in their order; a name may stand several times.
  public private(set) var fields: [Field] = []

  /// Makes a record without fields.
  public init(_ kind: String) {
    self.kind = kind
  }

  /// Adds a field.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Adds a field where there is a value.
  public mutating func add(_ name: String, _ value: String?) {
    if let value { add(name, value) }
  }

  /// The value of the first field of a name.
  public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// The values of all fields of a name.
  public func all(_ name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }
}

extension WorkerRecord: CustomStringConvertible {
  /// The record as it is written.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The record as it is written, in UTF-8.
  public var bytes: [UInt8] {
    var bytes = Array("\(kind)\n".utf8)
    for field in fields {
      bytes += "\(field.name) \(field.value.utf8.count)\n".utf8
      bytes += field.value.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Reads a record; nil for bytes that are none.
  public init?(parsing bytes: some Collection<UInt8>) {
    var rest = Array(bytes)[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(validating: rest[..<end], as: UTF8.self)
    }
    guard let kind = line(), Self.isName(kind[...]) else { return nil }
    self.init(kind)
    while !rest.isEmpty {
      guard let head = line(), let space = head.firstIndex(of: " "),
        Self.isName(head[..<space]),
        let length = Int(head[head.index(after: space)...]), length >= 0, length < rest.count,
        rest[rest.startIndex + length] == UInt8(ascii: "\n"),
        let value = String(validating: rest.prefix(length), as: UTF8.self)
      else { return nil }
      rest = rest.dropFirst(length + 1)
      add(String(head[..<space]), value)
    }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
      }
  }
}

/// The bytes before each record: four that tell it from anything else, its number and its length.
public struct WorkerFrame: Hashable, Sendable {
  /// The number of the request, which the answer repeats.
  public let number: UInt32
  /// The length of the record behind the frame, in bytes.
  public let length: UInt32

  /// How many bytes a frame takes.
  public static let size = 12
  private static let sign = Array("sbw\n".utf8)

  /// The frame and the record behind it.
  public static func bytes(_ record: WorkerRecord, number: UInt32) -> [UInt8] {
    let text = record.bytes
    return sign + little(number) + little(UInt32(truncatingIfNeeded: text.count)) + text
  }

  /// Reads the first ``size`` bytes; nil where they are no frame.
  public init?(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes.prefix(Self.size))
    guard bytes.count == Self.size, bytes.starts(with: Self.sign) else { return nil }
    number = Self.value(bytes[4..<8])
    length = Self.value(bytes[8..<12])
  }

  private static func little(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

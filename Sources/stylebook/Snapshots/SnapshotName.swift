/// Where the snapshot of a name lies: the path inside the folder, made of parts that are safe on
/// every file system.
///
/// ```
/// gradient/editing-dark   gradient/editing-dark.snapshot
/// Search Field            %53earch%20%46ield.snapshot
/// .hidden/검색             %2ehidden/%ea%b2%80%ec%83%89.snapshot
/// ```
///
/// Different names have different files, also where the file system takes upper and lower case for
/// the same: capitals are written in percent escapes.
///
/// What waits to be accepted under a name lies beside it: `gradient/editing-dark.pending`.
struct SnapshotName: Hashable, Sendable {
  /// What the names of snapshots end in.
  static let fileExtension = ".snapshot"

  /// What the names of files end in that wait to be accepted.
  static let pendingExtension = ".pending"

  /// The most bytes of a folder or of a file without its extension; file systems take 255.
  static let longestPart = 200

  /// The folders on the way, outermost first.
  let folders: [String]
  /// The file in the last of them.
  let file: String
  /// The file beside it that waits to be accepted.
  let pendingFile: String

  /// Makes a path from a name whose parts are separated by slashes.
  init(_ name: String) throws(SnapshotStoreError) {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      if part.isEmpty {
        let reason = name.isEmpty ? "it is empty" : "a part between slashes is empty"
        throw SnapshotStoreError(path: name, reason: .invalidName(reason))
      }
      if part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
        throw SnapshotStoreError(
          path: name, reason: .invalidName("a name goes only down, so it has no ‘.’ or ‘..’"))
      }
    }
    var safe = parts.map { Self.encode($0) }
    let last = Self.shorten(safe.removeLast())
    file = last + Self.fileExtension
    pendingFile = last + Self.pendingExtension
    // A folder that ends like a file could stand where that file has to go.
    folders = safe.map { part in
      for ending in [Self.fileExtension, Self.pendingExtension] where part.hasSuffix(ending) {
        return Self.shorten("\(part.dropLast(ending.count))%2e\(ending.dropFirst())")
      }
      return Self.shorten(part)
    }
  }

  /// The name that has the file at a path; the path without its ending where that is of no name, or
  /// of one that was cut.
  static func name(ofFileAt path: String) -> String {
    var path = path[...]
    for ending in [fileExtension, pendingExtension] where path.hasSuffix(ending) {
      path = path.dropLast(ending.count)
      break
    }
    let decoded = decode(path.utf8)
    let place = decoded.flatMap { try? SnapshotName($0) }
    return place?.path.dropLast(fileExtension.count) == path
      ? decoded ?? String(path) : String(path)
  }

  /// The text with percent escapes read; `nil` where one is none, or the text is not UTF-8.
  private static func decode(_ text: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The path below the folder, its parts separated by slashes.
  var path: String { (folders + [file]).joined(separator: "/") }

  /// The part with all but `[a-z0-9._-]` in percent escapes, and also a dot at either end: hidden
  /// files and names that some file systems cut would come of it.
  private static func encode(_ part: Substring.UTF8View) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    for (index, byte) in zip(part.indices, part) {
      let isEnd = index == part.startIndex || part.index(after: index) == part.endIndex
      switch byte {
      case UInt8(ascii: "."):
        if isEnd { bytes += "%2e".utf8 } else { bytes.append(byte) }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A part that is too long, cut and told apart by a hash of the whole behind `~`, which stands in
  /// no other part.
  private static func shorten(_ part: String) -> String {
    guard part.utf8.count > longestPart else { return part }
    var hash = ""
    for seed: UInt64 in [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142] {
      let digits = String(
        part.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
      hash += String(repeating: "0", count: 16 - digits.count) + digits
    }
    return "\(part.prefix(longestPart - hash.count - 1))~\(hash)"
  }
}

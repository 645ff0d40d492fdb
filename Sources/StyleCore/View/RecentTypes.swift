/// Some of the types that were put in: a newer one takes the place of an older one.
///
/// Finding one takes a few instructions, where a set of all would hash for each view.
struct RecentTypes {
  private var places: [ObjectIdentifier?] = Array(repeating: nil, count: 64)

  func contains(_ type: Any.Type) -> Bool { places[place(of: type)] == ObjectIdentifier(type) }

  mutating func insert(_ type: Any.Type) { places[place(of: type)] = ObjectIdentifier(type) }

  private func place(of type: Any.Type) -> Int {
    let bits = UInt(bitPattern: ObjectIdentifier(type))
    // The lowest bits of an address are all alike.
    return Int((bits >> 4 ^ bits >> 10) & 63)
  }
}

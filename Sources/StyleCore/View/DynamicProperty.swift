/// A stored property that is connected to something outside its view before the body runs.
///
/// Works in views and in text-field styles. Types of one's own are made of ``State``,
/// ``Environment`` and the like, and read those in ``update()``.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the properties inside are connected.
  mutating func update()

  /// Connects the property to its storage.
  mutating func _install(in context: LoweringContext, offset: Int)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the dynamic properties inside, then updates.
  public mutating func _install(in context: LoweringContext, offset: Int) {
    DynamicPropertyLayout.of(Self.self).install(in: &self, context: context, base: offset)
    update()
  }
}

/// Where a type keeps its dynamic properties.
///
/// Read once a type from the metadata that Swift emits for reflection, by the entry points that
/// `Mirror` uses itself; they are part of the runtime on every platform.
@MainActor
struct DynamicPropertyLayout {
  struct Field {
    var offset: Int
    var type: any DynamicProperty.Type
  }

  let fields: [Field]

  /// What has been read so far, shared by all sessions, since a type never changes its layout.
  ///
  /// In the order of the types and not in a dictionary: to find one among a hundred takes seven
  /// comparisons, less than a hash, and a process need not look up at its start how to hash.
  @exclusivity(unchecked) private static var known:
    [(type: ObjectIdentifier, layout: DynamicPropertyLayout)] = []

  static func of(_ type: Any.Type) -> DynamicPropertyLayout {
    let id = ObjectIdentifier(type)
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].type < id { low = middle + 1 } else { high = middle }
    }
    if low < known.count, known[low].type == id { return known[low].layout }
    let layout = DynamicPropertyLayout(reading: type)
    known.insert((id, layout), at: low)
    return layout
  }

  private init(reading type: Any.Type) {
    // Only structures keep their fields in place; a class or an enumeration has none to install.
    var fields: [Field] = []
    if !(type is AnyObject.Type) {
      for index in 0..<recursiveChildCount(type) {
        var metadata = FieldMetadata(name: nil, release: nil, isStrong: false, isVariable: false)
        let fieldType = recursiveChildType(type, index: index, metadata: &metadata)
        metadata.release?(metadata.name)
        if let property = fieldType as? any DynamicProperty.Type {
          fields.append(
            Field(offset: recursiveChildOffset(type, index: index), type: property))
        }
      }
    }
    self.fields = fields
  }

  func install<Value>(in value: inout Value, context: LoweringContext, base: Int) {
    withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      for field in fields {
        install(field.type, at: start + field.offset, context: context, offset: base + field.offset)
      }
    }
  }

  private func install<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, context: LoweringContext,
    offset: Int
  ) {
    address.assumingMemoryBound(to: Property.self).pointee._install(in: context, offset: offset)
  }
}

private struct FieldMetadata {
  let name: UnsafePointer<CChar>?
  let release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  let isStrong: Bool
  let isVariable: Bool
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildType(
  _ type: Any.Type, index: Int, metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

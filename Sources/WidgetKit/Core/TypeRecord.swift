/// A type as the compiler describes it at run time (Swift's ABI: TypeMetadata, "Nominal Type
/// Descriptor"). Offsets are in bytes.
struct TypeRecord {
  var descriptor: UnsafeRawPointer

  init(descriptor: UnsafeRawPointer) { self.descriptor = descriptor }

  /// Reads the record of a struct or enum, which the word after the kind points to.
  init(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    descriptor = metadata.load(fromByteOffset: Self.word, as: UnsafeRawPointer.self)
  }

  enum Kind: UInt32 {
    case classType = 16
    case structType = 17
    case enumType = 18
  }

  private static let word = MemoryLayout<UInt>.size

  private var flags: UInt32 { descriptor.load(as: UInt32.self) }

  var kind: Kind? { Kind(rawValue: flags & 0x1f) }

  var isGeneric: Bool { flags & 0x80 != 0 }

  /// The type; nil for a generic one, which needs arguments.
  var type: Any.Type? {
    guard kind != nil, !isGeneric else { return nil }
    guard let accessor = relativePointer(in: descriptor, at: 12) else { return nil }
    // The accessor takes a request, zero for "complete, and wait for it", and returns the metadata
    // in the first of two registers.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer?
    let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
    return metadata.map { unsafeBitCast($0, to: Any.Type.self) }
  }

  /// The numbers of cases with and without associated values; nil for a type that is not an enum.
  var caseCounts: (withPayload: Int, withoutPayload: Int)? {
    guard kind == .enumType else { return nil }
    let payloads = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff
    let empties = descriptor.load(fromByteOffset: 24, as: UInt32.self)
    return (Int(payloads), Int(empties))
  }

  /// Returns the protocol of an existential type of one protocol (TypeMetadata, "Existential
  /// Metadata": kind, flags, number of protocols, protocols); nil for any other type.
  static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let existentialKind: UInt = 0x303
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == existentialKind,
      metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer?.self)
  }

  /// Returns true when the type's metadata is that of an enum.
  static func isEnum(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) == 0x201
  }
}

/// Returns the target of the relative pointer stored at `offset`; nil when it is zero.
func relativePointer(in base: UnsafeRawPointer, at offset: Int) -> UnsafeRawPointer? {
  let field = base + offset
  let distance = field.load(as: Int32.self)
  return distance == 0 ? nil : field + Int(distance)
}

/// Returns the target of the relative pointer stored at `offset`, dereferenced once more when its
/// lowest bit marks it as indirect; nil when it is zero.
func relativeIndirectablePointer(in base: UnsafeRawPointer, at offset: Int) -> UnsafeRawPointer? {
  let field = base + offset
  let distance = field.load(as: Int32.self)
  if distance == 0 { return nil }
  let target = field + Int(distance & ~1)
  return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
}

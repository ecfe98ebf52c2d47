/// Some bytes of an image, which stay where they are while the program runs.
struct ImageSection {
  var start: UnsafeRawPointer
  /// In bytes.
  var length: Int
}

/// A type as the compiler describes it at run time (Swift's ABI: TypeMetadata, "Nominal Type
/// Descriptor"). Offsets are in bytes.
struct TypeRecord {
  var descriptor: UnsafeRawPointer

  init(descriptor: UnsafeRawPointer) { self.descriptor = descriptor }

  /// The record of a struct or enum: the word after the kind points to it.
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

  /// The type itself; nil for one that needs arguments.
  var type: Any.Type? {
    guard kind != nil, !isGeneric else { return nil }
    guard let accessor = relativePointer(in: descriptor, at: 12) else { return nil }
    // The accessor takes a request, zero for "complete, and wait for it", and returns the metadata
    // in the first of two registers.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer?
    let metadata = unsafeBitCast(accessor, to: Accessor.self)(0)
    return metadata.map { unsafeBitCast($0, to: Any.Type.self) }
  }

  /// How many cases carry values and how many do not; nil for what is no enum.
  var caseCounts: (withPayload: Int, withoutPayload: Int)? {
    guard kind == .enumType else { return nil }
    let payloads = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff
    let empties = descriptor.load(fromByteOffset: 24, as: UInt32.self)
    return (Int(payloads), Int(empties))
  }

  /// The protocol of an existential type of one protocol (TypeMetadata, "Existential Metadata":
  /// kind, flags, number of protocols, protocols).
  static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let existentialKind: UInt = 0x303
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == existentialKind,
      metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer?.self)
  }

  /// True for a struct or enum known to be an enum at run time.
  static func isEnum(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) == 0x201
  }
}

/// What lies at a distance that is stored at `offset`; nil for the distance zero.
func relativePointer(in base: UnsafeRawPointer, at offset: Int) -> UnsafeRawPointer? {
  let field = base + offset
  let distance = field.load(as: Int32.self)
  return distance == 0 ? nil : field + Int(distance)
}

/// The same for a distance whose lowest bit says that it leads to a pointer.
func relativeIndirectablePointer(in base: UnsafeRawPointer, at offset: Int) -> UnsafeRawPointer? {
  let field = base + offset
  let distance = field.load(as: Int32.self)
  if distance == 0 { return nil }
  let target = field + Int(distance & ~1)
  return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
}

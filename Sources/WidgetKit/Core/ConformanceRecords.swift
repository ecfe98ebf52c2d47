/// The protocol conformances recorded in one image (Swift's ABI: TypeMetadata, "Protocol
/// Conformance Records"): a list of relative pointers to records of protocol, type, witness table
/// and flags.
struct ConformanceRecords {
  var section: ImageSection

  func types(conformingTo wanted: UnsafeRawPointer) -> [Any.Type] {
    let step = MemoryLayout<Int32>.size
    return stride(from: 0, to: section.length - step + 1, by: step).compactMap { offset in
      guard let record = relativePointer(in: section.start, at: offset),
        relativeIndirectablePointer(in: record, at: 0) == wanted
      else { return nil }
      return typeRecord(of: record)?.type
    }
  }

  private func typeRecord(of record: UnsafeRawPointer) -> TypeRecord? {
    let flags = record.load(fromByteOffset: 12, as: UInt32.self)
    switch flags >> 3 & 7 {
    case 0:
      return relativePointer(in: record, at: 4).map(TypeRecord.init(descriptor:))
    case 1:
      let pointer = relativePointer(in: record, at: 4)?
        .load(as: UnsafeRawPointer?.self)
      return pointer.map(TypeRecord.init(descriptor:))
    default:
      // A type referenced by its Objective-C name, which does not occur on Linux.
      return nil
    }
  }
}

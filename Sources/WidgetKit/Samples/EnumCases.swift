/// Returns the cases of an enum in the order of their declaration; empty for any other type, and
/// for an enum with associated values.
///
/// Without associated values an enum is stored as the number of its case, from zero (Swift's ABI:
/// Type Layout, "Fragile Enum Layout").
package func allCases<Value>(of type: Value.Type) -> [Value] {
  guard TypeRecord.isEnum(type), let counts = TypeRecord(of: type).caseCounts,
    counts.withPayload == 0
  else { return [] }
  let layout = MemoryLayout<Value>.self
  return withUnsafeTemporaryAllocation(
    byteCount: max(layout.size, 1), alignment: layout.alignment
  ) { bytes in
    (0..<counts.withoutPayload).compactMap { number in
      for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
      return bytes.baseAddress?.load(as: type)
    }
  }
}

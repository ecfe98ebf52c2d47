/// The declared cases of an enum none of whose cases carries a value, in their order.
///
/// Such an enum is a number that counts its cases from zero (Swift's ABI: Type Layout,
/// "Fragile Enum Layout"). Empty for any other type.
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

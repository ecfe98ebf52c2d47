/// The first declared case of an enum none of whose cases carries a value.
///
/// Such an enum is a number that counts its cases from zero (Swift's ABI: Type Layout,
/// "Fragile Enum Layout"), so a value of all zero bits is the first. Nil for any other type.
package func firstCase<Value>(of type: Value.Type) -> Value? {
  guard TypeRecord.isEnum(type), let counts = TypeRecord(of: type).caseCounts,
    counts.withPayload == 0, counts.withoutPayload > 0
  else { return nil }
  let layout = MemoryLayout<Value>.self
  return withUnsafeTemporaryAllocation(
    byteCount: max(layout.size, 1), alignment: layout.alignment
  ) { bytes in
    for index in bytes.indices { bytes[index] = 0 }
    return bytes.baseAddress?.load(as: type)
  }
}

/// Reads the fields of a compiled terminfo entry sequentially; each read returns nil past the end.
struct TerminfoReader {
  private let data: [UInt8]
  private var offset = 0

  init(data: [UInt8]) { self.data = data }

  /// Returns the next `count` bytes; nil past the end.
  /// - Precondition: `count` is not negative.
  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard offset + count <= data.count else { return nil }
    defer { offset += count }
    return Array(data[offset..<offset + count])
  }

  mutating func rest() -> [UInt8]? { bytes(max(data.count - offset, 0)) }

  mutating func short() -> Int? {
    bytes(2).map { Int(Int16(truncatingIfNeeded: Int($0[0]) | Int($0[1]) << 8)) }
  }

  /// Reads a 16-bit count; nil when it is negative.
  mutating func count() -> Int? { short().flatMap { $0 < 0 ? nil : $0 } }

  mutating func shorts(_ count: Int) -> [Int]? {
    var values: [Int] = []
    for _ in 0..<count {
      guard let value = short() else { return nil }
      values.append(value)
    }
    return values
  }

  mutating func numbers(_ count: Int, isWide: Bool) -> [Int32]? {
    guard let halves = shorts(isWide ? count * 2 : count) else { return nil }
    guard isWide else { return halves.map { Int32($0) } }
    return (0..<count).map { index in
      let (low, high) = (halves[2 * index] & 0xFFFF, halves[2 * index + 1] << 16)
      return Int32(truncatingIfNeeded: low | high)
    }
  }

  /// Skips the padding byte before numbers, which start at even offsets.
  mutating func align() { offset += offset & 1 }

  static func text(at offset: Int, in table: [UInt8]) -> [UInt8]? {
    guard offset >= 0, offset < table.count else { return nil }
    return Array(table[offset...].prefix { $0 != 0 })
  }
}

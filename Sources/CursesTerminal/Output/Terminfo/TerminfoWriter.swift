/// Writes the fields of a compiled terminfo entry.
struct TerminfoWriter {
  private(set) var output: [UInt8] = []

  mutating func bytes(_ bytes: [UInt8]) { output += bytes }

  mutating func shorts(_ values: [Int]) {
    for value in values {
      output.append(UInt8(truncatingIfNeeded: value))
      output.append(UInt8(truncatingIfNeeded: value >> 8))
    }
  }

  mutating func longs(_ values: [Int32]) {
    for value in values { shorts([Int(value) & 0xFFFF, Int(value) >> 16]) }
  }

  mutating func align() {
    if !output.count.isMultiple(of: 2) { output.append(0) }
  }

  /// Builds a table of zero-terminated strings and their offsets; -1 for absent strings.
  static func table(_ texts: [[UInt8]?]) -> ([Int], [UInt8]) {
    var table: [UInt8] = []
    let offsets = texts.map { text in
      guard let text else { return -1 }
      defer { table += text + [0] }
      return table.count
    }
    return (offsets, table)
  }
}

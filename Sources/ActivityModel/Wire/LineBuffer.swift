package import Foundation

/// Cuts a stream of bytes into lines; keeps what is not a whole line yet.
package struct LineBuffer {
  package enum Failure: Error, Hashable { case lineTooLong }

  private var rest = Data()
  private var scanned = 0
  private let longestLine: Int

  package init(longestLine: Int = Wire.longestLine) { self.longestLine = longestLine }

  /// The lines that `bytes` complete, without their line feeds; empty ones are left out.
  package mutating func lines(adding bytes: Data) throws(Failure) -> [Data] {
    rest.append(bytes)
    var lines: [Data] = []
    var start = rest.startIndex
    while let end = rest[(start + scanned)...].firstIndex(of: 0x0a) {
      if end > start { lines.append(Data(rest[start..<end])) }
      start = end + 1
      scanned = 0
    }
    rest = Data(rest[start...])
    scanned = rest.count
    if rest.count > longestLine { throw .lineTooLong }
    return lines
  }
}

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
    while let end = rest[(rest.startIndex + scanned)...].firstIndex(of: 0x0a) {
      let line = rest[rest.startIndex..<end]
      if !line.isEmpty { lines.append(Data(line)) }
      rest = Data(rest[(end + 1)...])
      scanned = 0
    }
    scanned = rest.count
    if rest.count > longestLine { throw .lineTooLong }
    return lines
  }
}

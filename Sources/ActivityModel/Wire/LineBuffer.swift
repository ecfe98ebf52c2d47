package import Foundation

/// Splits a stream of bytes into lines; buffers an incomplete last line.
package struct LineBuffer {
  package enum Failure: Error, Hashable { case lineTooLong }

  private var rest = Data()
  private var scanned = 0
  private let longestLine: Int

  package init(longestLine: Int = Wire.longestLine) { self.longestLine = longestLine }

  /// The bytes of the incomplete last line.
  package var count: Int { rest.count }

  /// Returns the lines that `bytes` complete, without their line feeds and without empty lines.
  ///
  /// - Throws: `Failure.lineTooLong` when the incomplete line exceeds the limit; complete lines
  ///   before it are returned first, and the next call throws.
  package mutating func lines(adding bytes: Data) throws(Failure) -> [Data] {
    if rest.count > longestLine { throw .lineTooLong }
    rest.append(bytes)
    var lines: [Data] = []
    var start = rest.startIndex
    rest.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var from = scanned
      // Not a loop over the bytes of a Data, which costs more than parsing short lines.
      while from < bytes.count, let end = memchr(base + from, 0x0a, bytes.count - from) {
        let index = rest.startIndex + (UnsafeRawPointer(end) - base)
        if index > start { lines.append(rest[start..<index]) }
        start = index + 1
        from = start - rest.startIndex
      }
    }
    // Copied only when something was removed: a long line arrives in many parts.
    if start > rest.startIndex { rest = Data(rest[start...]) }
    scanned = rest.count
    if rest.count > longestLine, lines.isEmpty { throw .lineTooLong }
    return lines
  }
}

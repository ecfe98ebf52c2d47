import Foundation

/// Messages as lines of JSON.
package enum HostWire {
  /// A line longer than this is not a message of ours; in bytes.
  package static let longestLine = 64 << 20

  /// One line with its line feed.
  package static func line<Body>(_ message: HostMessage<Body>) throws -> Data {
    let encoder = JSONEncoder()
    // Views write `frame(maxWidth: .infinity)`.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
    var line = try encoder.encode(message)
    line.append(0x0a)
    return line
  }

  /// The message in a line; the line feed may be there or not.
  package static func message<Body>(
    _ type: Body.Type, in line: Data
  ) throws -> HostMessage<Body> {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(HostMessage<Body>.self, from: line)
  }
}

/// Cuts a stream of bytes into lines; keeps what is not a whole line yet.
package struct LineBuffer {
  package enum Failure: Error, Hashable { case lineTooLong }

  private var rest = Data()
  private var scanned = 0
  private let longestLine: Int

  package init(longestLine: Int = HostWire.longestLine) { self.longestLine = longestLine }

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

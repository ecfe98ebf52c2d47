package import Foundation

/// The payloads of pushes in a file, or on standard input.
package enum PushFile {
  /// The largest file that is read, in bytes.
  private static let longestFile = 1 << 20

  /// Calls `body` with each payload: the whole file, or every one of standard input for "-".
  ///
  /// - Throws: `CommandError` when the file cannot be read; the errors of `body`.
  package static func forEachPayload(in path: String, _ body: (Data) throws -> Void) throws {
    guard path == "-" else {
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      guard let data = FileManager.default.contents(atPath: path) else {
        throw CommandError(
          "cannot read '\(path)': \(String(cString: strerror(errno)))", code: .missingFile)
      }
      guard size ?? 0 <= longestFile else {
        throw CommandError("'\(path)' has more than \(longestFile) bytes", code: .badInput)
      }
      return try body(data)
    }
    var lines = LineReader(descriptor: STDIN_FILENO)
    var payloads = PayloadLines()
    var hasPayload = false
    while let line = lines.next() {
      for payload in payloads.add(line) {
        hasPayload = true
        try body(Data(payload.utf8))
      }
    }
    if let payload = payloads.end() {
      try body(Data(payload.utf8))
    } else if !hasPayload {
      throw CommandError("there is no payload on standard input", code: .badInput)
    }
  }
}

package import Foundation
import LocalEngine

/// The payloads of pushes in a file, or on standard input.
package enum PushFile {
  /// Calls `body` with each payload: the whole file, or every one of standard input for "-".
  ///
  /// - Throws: `CommandError` when the file cannot be read or is too long; the errors of `body`.
  package static func forEachPayload(in path: String, _ body: (Data) throws -> Void) throws {
    guard path == "-" else {
      let data: Data
      do throws(FileFailure) {
        data = try FileReader.read(path, limit: FileReader.mostOfPayload)
      } catch {
        throw CommandError(error)
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

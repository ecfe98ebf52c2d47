package import Foundation
import Synchronization

/// A client's way out: whole lines, from any thread.
package final class WireChannel: Sendable {
  private let output: Int32
  /// Held while a line is written, so that lines do not mix.
  private let isOpen = Mutex(true)

  package init(output: Int32) { self.output = output }

  /// False when nobody reads any more. Blocks while the pipe is full.
  package func send(_ line: Data) -> Bool {
    isOpen.withLock { isOpen in isOpen && Self.write(line, to: output) }
  }

  /// From now on nothing is written: the descriptor may belong to somebody else.
  package func close() { isOpen.withLock { $0 = false } }

  private static func write(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let written = Foundation.write(
          descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if written < 0 {
          if errno == EINTR { continue }
          return false
        }
        offset += written
      }
      return true
    }
  }
}

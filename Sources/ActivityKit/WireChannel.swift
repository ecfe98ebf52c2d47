package import Foundation
import Glibc
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

  /// False when nobody reads any more, or not for as long as the socket's own limit.
  static func write(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let start = bytes.baseAddress?.advanced(by: offset)
        // An emulator that quits must not take the program with it.
        var written = Glibc.send(descriptor, start, bytes.count - offset, Int32(MSG_NOSIGNAL))
        if written < 0, errno == ENOTSOCK {
          written = Glibc.write(descriptor, start, bytes.count - offset)
        }
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

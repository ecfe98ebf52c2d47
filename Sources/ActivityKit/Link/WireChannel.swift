package import Foundation
import Glibc
import Synchronization

/// The output of a client: writes whole lines, from any thread.
package final class WireChannel: Sendable {
  private let output: Int32
  /// Locked while a line is written, so that lines do not interleave.
  private let isOpen = Mutex(true)

  /// What each line begins with.
  private let mark: Data

  package init(output: Int32, mark: Data = Data()) {
    self.output = output
    self.mark = mark
  }

  /// Writes a line; false when the other side is closed. Blocks while the pipe is full.
  package func send(_ line: Data) -> Bool {
    isOpen.withLock { isOpen in
      isOpen && Self.write(mark.isEmpty ? line : mark + line, to: output)
    }
  }

  /// Stops all writing, since the descriptor number may be reused after this.
  package func close() { isOpen.withLock { $0 = false } }

  /// Writes all bytes; false when the other side is closed or the socket's timeout has passed.
  static func write(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let start = bytes.baseAddress?.advanced(by: offset)
        // No SIGPIPE: an emulator that quits must not end this program.
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

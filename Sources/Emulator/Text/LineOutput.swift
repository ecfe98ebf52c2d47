import ActivityModel
import Foundation
import Glibc

/// Lines of text on a descriptor that may be slow or not be read at all, such as a pipe: they wait in
/// memory, and nothing else waits for them.
@MainActor
package final class LineOutput {
  /// The most bytes that wait; lines beyond them are dropped, and their number is printed once there
  /// is room again.
  package nonisolated static let mostWaiting = 1 << 20

  private let descriptor: Int32
  private let isOwn: Bool
  private var buffer = WriteBuffer()
  private var droppedLines = 0
  /// False when the other side has closed the descriptor.
  private(set) var isOpen = true

  /// Creates an output.
  ///
  /// - Parameter descriptor: Its flags are not changed, because other processes share them: a pipe or
  ///   a terminal is opened once more.
  package init(descriptor: Int32 = STDOUT_FILENO) {
    var status = stat()
    let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
    let again =
      kind == S_IFIFO || kind == S_IFCHR
      ? open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) : -1
    isOwn = again >= 0
    self.descriptor = isOwn ? again : descriptor
  }

  deinit { if isOwn { close(descriptor) } }

  /// The descriptor to poll while lines wait.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    isOpen && !buffer.isEmpty ? [(descriptor, true)] : []
  }

  /// Writes a line, or keeps it until the descriptor takes it; returns false when it is closed.
  @discardableResult
  package func write(_ line: String) -> Bool {
    flush()
    if buffer.count + line.utf8.count >= Self.mostWaiting {
      droppedLines += 1
    } else {
      _ = noteDropped()
      buffer.append(Data((line + "\n").utf8))
      flush()
    }
    return isOpen
  }

  /// Writes as much as the descriptor takes.
  package func flush() {
    repeat {
      while isOpen, !buffer.isEmpty, canWrite(within: 0) {
        isOpen = buffer.flush(to: descriptor, atMost: isOwn ? .max : Self.safePiece)
        if isOwn { break }
      }
    } while isOpen && buffer.isEmpty && noteDropped()
  }

  /// The bytes that a descriptor takes at once when it is ready, in a blocking write; `PIPE_BUF` is
  /// more.
  private static let safePiece = 512

  /// Writes everything, however long it takes.
  ///
  /// - Parameter isInterrupted: Asked now and then; true ends it.
  package func finish(unless isInterrupted: () -> Bool) {
    flush()
    while isOpen, !buffer.isEmpty, !isInterrupted() {
      if canWrite(within: 100) { flush() }
    }
  }

  /// Appends how many lines were dropped; false when none was.
  private func noteDropped() -> Bool {
    guard droppedLines > 0 else { return false }
    let count = droppedLines == 1 ? "1 line was" : "\(droppedLines) lines were"
    droppedLines = 0
    buffer.append(Data("\(count) not printed: nothing read the output\n".utf8))
    return true
  }

  /// A descriptor that could not be opened once more blocks where it is not ready.
  private func canWrite(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }
}

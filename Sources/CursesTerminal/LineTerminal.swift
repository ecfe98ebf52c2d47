import CNcurses
import Glibc
import Synchronization

/// Standard input as lines, for a program that shows no screen; signals end it as they end a full
/// screen, so that it can put things in order first. Sends nothing.
package final class LineTerminal: Sendable {
  package enum Event: Sendable, Hashable {
    case line(String)
    /// Nothing more will be said.
    case end
    case closed(TerminalClosure)
  }

  private let signals: SignalPipe
  private let input: Int32
  private let buffer = Mutex(LineBuffer())

  /// - Parameter input: The descriptor to read lines from; it stays as it is.
  package init(input: Int32 = STDIN_FILENO) throws(TerminalError) {
    signals = try SignalPipe(watching: [SIGTERM, SIGINT, SIGHUP])
    self.input = input
    signals.install()
  }

  deinit {
    signals.uninstall()
    signals.close()
  }

  /// Makes a poll on `pollDescriptors` return; may be called from any thread.
  package func wake() { signals.wake() }

  /// Without the input once that has ended: it would always be ready.
  package var pollDescriptors: [(fd: Int32, wantsWrite: Bool)] {
    (buffer.withLock { $0.hasEnded } ? [] : [(input, false)]) + [(signals.readEnd, false)]
  }

  /// What happened since the last call.
  package func read() -> [Event] {
    let caught = signals.drain()
    if let closure = TerminalClosure(caught) { return [.closed(closure)] }
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard !buffer.withLock({ $0.hasEnded }), poll(&entry, 1, 0) > 0 else { return [] }
    var part = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(input, &part, part.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return buffer.withLock { $0.take(part.prefix(max(count, 0))) }
  }
}

/// Bytes on their way to become lines; what is longer than anybody types is cut.
private struct LineBuffer {
  private static let longestLine = 4096
  private var bytes: [UInt8] = []
  private(set) var hasEnded = false

  /// No bytes are the end.
  mutating func take(_ part: ArraySlice<UInt8>) -> [LineTerminal.Event] {
    guard !part.isEmpty else {
      hasEnded = true
      return (bytes.isEmpty ? [] : [line()]) + [.end]
    }
    var events: [LineTerminal.Event] = []
    for byte in part {
      if byte == UInt8(ascii: "\n") {
        events.append(line())
      } else if bytes.count < Self.longestLine {
        bytes.append(byte)
      }
    }
    return events
  }

  private mutating func line() -> LineTerminal.Event {
    defer { bytes = [] }
    return .line(String(decoding: bytes, as: UTF8.self))
  }
}

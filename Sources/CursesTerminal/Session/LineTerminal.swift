import CNcurses
import Glibc
import Synchronization

/// Reads lines for a program without a full screen, from standard input or nowhere; termination signals
/// become events, so that the program can clean up first. It writes nothing.
package final class LineTerminal: Sendable {
  package enum Event: Sendable, Hashable {
    case line(String)
    /// The end of the input.
    case end
    case closed(TerminalClosure)
  }

  private let signals: SignalPipe
  /// Nil: there is none.
  private let input: Int32?
  private let buffer = Mutex(TextLineBuffer())

  /// Creates the reader and installs its signal handlers.
  ///
  /// - Parameter input: The descriptor to read lines from; its flags are not changed. Nil: no lines come,
  ///   and no end of them.
  /// - Throws: `TerminalError.noResources` when the signal pipe cannot be created.
  package init(input: Int32? = STDIN_FILENO) throws(TerminalError) {
    signals = try SignalPipe(watching: [SIGTERM, SIGINT, SIGHUP])
    self.input = input
    signals.install()
  }

  deinit {
    close()
    signals.close()
  }

  /// Gives the signals back: from now on they end the program at once, whatever it waits for.
  package func close() { signals.uninstall() }

  /// Wakes up a poll on `pollDescriptors`; may be called from any thread.
  package func wake() { signals.wake() }

  /// The descriptors to poll; without the input after its end, because it would always be ready.
  package var pollDescriptors: [(fd: Int32, wantsWrite: Bool)] {
    (openInput.map { [($0, false)] } ?? []) + [(signals.readEnd, false)]
  }

  /// Nil: there is no input, or its end was read.
  private var openInput: Int32? { buffer.withLock { $0.hasEnded } ? nil : input }

  /// True when a signal that ends the program has arrived since the last call.
  package var isClosedBySignal: Bool { TerminalClosure(signals.drain()) != nil }

  /// Returns the events since the last call.
  package func read() -> [Event] {
    let caught = signals.drain()
    if let closure = TerminalClosure(caught) { return [.closed(closure)] }
    guard let input = openInput else { return [] }
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 0) > 0 else { return [] }
    var part = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(input, &part, part.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return buffer.withLock { $0.append(part.prefix(max(count, 0))) }
  }
}

/// Splits bytes into lines; a line is cut at 4096 bytes.
private struct TextLineBuffer {
  private static let longestLine = 4096
  private var bytes: [UInt8] = []
  private(set) var hasEnded = false

  /// Appends bytes and returns the completed lines; an empty `part` is the end of the input.
  mutating func append(_ part: ArraySlice<UInt8>) -> [LineTerminal.Event] {
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

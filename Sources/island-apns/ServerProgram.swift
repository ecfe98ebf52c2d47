import Dispatch
import Foundation
import Glibc
import PushServer

/// Runs a server on the event loop until a signal ends it.
enum ServerProgram {
  /// Runs the server until SIGINT or SIGTERM.
  ///
  /// - Parameter lines: What to print when it listens on a port.
  /// - Throws: `PushServerError` when it cannot start.
  static func run(
    _ configuration: ServerConfiguration,
    lines: @escaping @Sendable (ServerInstance, Int) -> [String]
  ) async throws {
    // A closed pipe behind standard output must not end the server without GOAWAY.
    signal(SIGPIPE, SIG_IGN)
    let signals = Self.signals()
    let running = try await RunningServer.start(
      configuration, environment: ProcessInfo.processInfo.environment, processID: getpid(),
      now: { Date() }, write: { Self.write($0) }, lines: lines)
    for await _ in signals { break }
    await running.stop()
  }

  /// The signals that end the server; a second one ends the process at once.
  private static func signals() -> AsyncStream<Int32> {
    AsyncStream { continuation in
      for number in [SIGINT, SIGTERM] {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        // The handler holds its source, which would end without any other owner.
        source.setEventHandler {
          withExtendedLifetime(source) { _ = continuation.yield(number) }
          signal(number, SIG_DFL)
        }
        source.resume()
      }
    }
  }

  private static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Glibc.write(
          STDOUT_FILENO, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        offset += count
      }
    }
  }
}

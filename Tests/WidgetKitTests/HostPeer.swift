import ActivityModel
import Foundation
import HostProtocol
import WidgetKit

/// The program's side of a host that runs in this process over two pipes.
final class HostPeer: Sendable {
  private let toHost = Pipe()
  private let fromHost = Pipe()
  private let conversation: AsyncThrowingStream<LineFromHost, any Error>

  /// Starts reading.
  ///
  /// - Parameter answer: Called with each line of the host, on a thread of its own: the peer is
  ///   another process in life, and answers while an intent blocks this one's main thread. The
  ///   threads of the concurrency pool may all be taken by other tests meanwhile.
  init(answer: @Sendable @escaping (LineFromHost, HostPeer) throws -> Void) {
    let (conversation, continuation) = AsyncThrowingStream<LineFromHost, any Error>.makeStream()
    self.conversation = conversation
    Thread.detachNewThread { [self] in
      do {
        try read { line in
          continuation.yield(line)
          try answer(line, self)
        }
        continuation.finish()
      } catch {
        // The host ends, as it would when this process does.
        try? closeInput()
        continuation.finish(throwing: error)
      }
    }
  }

  /// Calls `body` with each line until the host closes its output.
  private func read(_ body: (LineFromHost) throws -> Void) throws {
    var lines = LineBuffer()
    while true {
      let bytes = fromHost.fileHandleForReading.availableData
      guard !bytes.isEmpty, let whole = try? lines.lines(adding: bytes) else { return }
      for line in whole {
        if let message = try? Wire.message(LineFromHost.self, in: line) { try body(message) }
      }
    }
  }

  /// All lines of the host, when it has ended; throws what `answer` has thrown.
  func replies() async throws -> [LineFromHost] {
    try await conversation.reduce(into: []) { $0.append($1) }
  }

  func send(_ request: HostRequest, id: Int) throws {
    try send(Wire.line(LineToHost.request(id: id, request)))
  }

  func answer(_ answer: WireReply, to id: Int) throws {
    try send(Wire.line(LineToHost.answer(id: id, answer)))
  }

  func send(_ bytes: Data) throws { try toHost.fileHandleForWriting.write(contentsOf: bytes) }

  func closeInput() throws { try toHost.fileHandleForWriting.close() }

  /// Returns when the input is closed and everything is served.
  @MainActor
  func serve(
    follow: @escaping HostLoop.ClockFollower = { _ in },
    _ makeHost: @MainActor () throws -> WidgetHost
  ) async throws {
    defer { try? fromHost.fileHandleForWriting.close() }
    try await HostLoop.run(
      in: HostSurroundings(
        input: toHost.fileHandleForReading.fileDescriptor,
        output: fromHost.fileHandleForWriting.fileDescriptor, follow: follow),
      makeHost: makeHost)
  }
}

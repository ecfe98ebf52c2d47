import ActivityModel
import Foundation
import HostProtocol
import WidgetKit

/// The program's side of a host that runs in this process over two pipes.
final class HostPeer: Sendable {
  private let toHost = Pipe()
  private let fromHost = Pipe()
  let replies: AsyncStream<LineFromHost>

  init() {
    let (replies, continuation) = AsyncStream<LineFromHost>.makeStream()
    self.replies = replies
    let input = fromHost.fileHandleForReading
    Thread.detachNewThread {
      var lines = LineBuffer()
      while true {
        let bytes = input.availableData
        guard !bytes.isEmpty, let whole = try? lines.lines(adding: bytes) else { break }
        for line in whole {
          if let message = try? Wire.message(LineFromHost.self, in: line) {
            continuation.yield(message)
          }
        }
      }
      continuation.finish()
    }
  }

  func send(_ request: HostRequest, id: Int) throws {
    try send(Wire.line(LineToHost.ask(id: id, request)))
  }

  func answer(_ answer: WireAnswer, to id: Int) throws {
    try send(Wire.line(LineToHost.answer(id: id, answer)))
  }

  func send(_ bytes: Data) throws { try toHost.fileHandleForWriting.write(contentsOf: bytes) }

  func closeInput() throws { try toHost.fileHandleForWriting.close() }

  /// Returns when the input is closed and everything is served.
  @MainActor
  func serve(_ makeHost: @MainActor () throws -> WidgetHost) async throws {
    defer { try? fromHost.fileHandleForWriting.close() }
    try await HostLoop.run(
      input: toHost.fileHandleForReading.fileDescriptor,
      output: fromHost.fileHandleForWriting.fileDescriptor, makeHost: makeHost)
  }
}

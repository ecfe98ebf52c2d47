import ActivityModel
import Foundation
import Glibc

/// The child process that draws pictures. Nothing here blocks. A process that ends is started again
/// by the next request, a few times.
@MainActor
package final class PictureProcess: PictureDrawer {
  /// The first argument of the process.
  package nonisolated static let argument = "__pictures"

  /// The most starts of a run.
  private static let mostStarts = 4

  private let executable: String
  private var child: ChildProcess?
  private var lines = LineBuffer()
  private var outgoing = WriteBuffer()
  private var starts = 0
  /// The last thing that the process wrote to its standard error.
  private var errorText = Data()

  package init(executable: String) { self.executable = executable }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    guard let child else { return [] }
    return [(child.output, false), (child.errors, false)]
      + (outgoing.isEmpty ? [] : [(child.input, true)])
  }

  package var isGivenUp: Bool { child == nil && starts >= Self.mostStarts }

  /// - Throws: `ChildProcess.Failure` when it cannot be started.
  package func start() throws {
    guard child == nil, !isGivenUp else { return }
    starts += 1
    child = try ChildProcess(executable: executable, arguments: [Self.argument])
    lines = LineBuffer()
    outgoing = WriteBuffer()
    errorText = Data()
  }

  /// - Throws: `ChildProcess.Failure` when the process cannot be started, `EncodingError` when the
  ///   request cannot be encoded.
  package func send(_ request: PictureRequest) throws {
    try start()
    outgoing.append(try Wire.line(request))
    if let child { _ = outgoing.flush(to: child.input) }
  }

  package func replies() -> [PictureReply]? {
    guard let child else { return [] }
    _ = outgoing.flush(to: child.input)
    if let text = NonBlocking.read(child.errors, limit: 1 << 14) {
      errorText = (errorText + text).suffix(1 << 10)
    }
    guard let data = NonBlocking.read(child.output, limit: 1 << 24),
      let received = try? lines.lines(adding: data).map({
        try Wire.message(PictureReply.self, in: $0)
      })
    else {
      stop()
      return nil
    }
    return received
  }

  package var lastWords: String {
    let text = String(decoding: errorText, as: UTF8.self)
    return text.split(separator: "\n").last.map(String.init) ?? "the process has ended"
  }

  package func stop() {
    child?.kill()
    child?.close()
    child = nil
  }
}

package import ActivityModel
import Foundation
import Glibc
package import HostProtocol

/// A child process that holds compiled widgets: starts it, asks it, notices when it is gone.
///
/// Nothing here blocks. The run loop polls `descriptors`, calls `read` when one of them is ready
/// and `checkDeadline` when it is time. A child that died is started again by the next request.
@MainActor
package final class WidgetProcess {
  package enum Output {
    case reply(HostReply, id: Int)
    /// User code wants something of the engine and waits for the answer.
    case call(WireCall, id: Int)
    /// The child is gone, and with it the answers to these requests.
    case failed(WidgetFailure, unanswered: [Int])
  }

  private let executable: String
  private var arguments: [String]
  private let environment: [String: String]
  private var child: ChildProcess?
  private var lines = LineBuffer()
  private var errorText = Data()
  private var outgoing = Outgoing()
  private var questions = Questions()
  /// Bytes that user code has printed since the last answer.
  private var printed = 0
  private static let mostPrinted = 8 << 20

  /// - Parameter environment: What the child is told besides what this program was told.
  package init(
    executable: String, arguments: [String], environment: [String: String] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// A child that is started at once and waits to be told of its library: all of the start but the
  /// loading is done ahead of time.
  package convenience init(waiting executable: String, arguments: [String]) {
    self.init(executable: executable, arguments: arguments)
    // One that cannot be started now is started by the first request.
    try? start()
  }

  /// Tells a waiting child which library it hosts; to be called once, before the first request.
  package func load(_ library: String) {
    arguments.append(library)
    guard child != nil else { return }
    outgoing.append(Data(library.utf8) + [0])
    flush()
  }

  /// What to poll for reading, and for writing while bytes wait.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    guard let child else { return [] }
    var list = [(child.output, false), (child.errors, false)]
    if !outgoing.isEmpty { list.append((child.input, true)) }
    return list
  }

  /// When `checkDeadline` must be called; uptime in seconds.
  package var deadline: Double? { questions.deadline }

  /// Sends a request and returns its number; the answer comes from `read`.
  package func send(_ request: HostRequest, at uptime: Double) throws -> Int {
    if child == nil { try start() }
    let id = questions.ask(request, at: uptime)
    try write(.ask(id: id, request))
    return id
  }

  /// Answers a call that the child made.
  package func answer(_ answer: WireAnswer, to id: Int) throws {
    guard child != nil else { return }
    try write(.answer(id: id, answer))
  }

  /// Everything the child has said since the last call.
  package func read() -> [Output] {
    guard let child else { return [] }
    flush()
    if let data = NonBlocking.read(child.errors, limit: 1 << 16) {
      errorText.append(data)
      printed += data.count
    }
    errorText = errorText.suffix(1 << 14)
    if printed > Self.mostPrinted {
      let failure = WidgetFailure.flooded(bytes: printed)
      kill()
      return [.failed(failure, unanswered: questions.forget())]
    }
    guard let data = NonBlocking.read(child.output, limit: 1 << 24) else {
      return [.failed(bury(child), unanswered: questions.forget())]
    }
    guard !data.isEmpty else { return [] }
    do {
      return try lines.lines(adding: data).map { line in
        switch try Wire.message(LineFromHost.self, in: line) {
        case .greeting: throw WidgetFailure.garbled
        case .call(let id, let call): return .call(call, id: id)
        case .reply(let id, let reply):
          questions.answered(id)
          printed = 0
          return .reply(reply, id: id)
        }
      }
    } catch {
      kill()
      return [.failed(.garbled, unanswered: questions.forget())]
    }
  }

  /// Ends a child that has let its time pass.
  package func checkDeadline(at uptime: Double) -> [Output] {
    guard let child, let seconds = questions.overdue(at: uptime) else { return [] }
    child.interrupt()
    let frames = bury(child).frames
    return [.failed(.hung(seconds: seconds, frames: frames), unanswered: questions.forget())]
  }

  package func stop() { kill() }

  private func start() throws {
    child = try ChildProcess(
      executable: executable, arguments: arguments, environment: environment)
    lines = LineBuffer()
    errorText = Data()
    outgoing = Outgoing()
    questions = Questions()
    printed = 0
  }

  private func write(_ line: LineToHost) throws {
    outgoing.append(try Wire.line(line))
    flush()
  }

  /// That nobody reads any more is noticed by the next `read`.
  private func flush() {
    guard let child else { return }
    _ = outgoing.flush(to: child.input)
  }

  /// The child closed its end: it is dead or about to be.
  private func bury(_ child: ChildProcess) -> WidgetFailure {
    let end = child.wait()
    if let data = NonBlocking.read(child.errors, limit: 1 << 20) { errorText.append(data) }
    let text = String(decoding: errorText, as: UTF8.self)
    let words = Self.lastWords(text)
    close()
    switch end {
    case .signal(let signal):
      return WidgetFailure(signal: signal, words: words, frames: CrashFrames.offsets(in: text))
    case .code(let code): return .exited(code: code, words: words)
    }
  }

  /// The line in which Swift says why it stopped, or the first one there is.
  private static func lastWords(_ text: String) -> String? {
    let lines = text.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix(CrashFrames.mark) }
    return lines.last { $0.contains("atal error:") } ?? lines.first
  }

  private func kill() {
    child?.kill()
    close()
  }

  private func close() {
    child?.close()
    child = nil
  }
}

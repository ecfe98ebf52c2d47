package import ActivityModel
import Foundation
import Glibc
package import HostProtocol

/// A child process that runs compiled widgets: starts it, sends requests, and detects its end.
///
/// Nothing here blocks, except that a child that has closed its output, or that has been interrupted
/// after its timeout, is waited for: up to 200 ms, on the main actor. The run loop polls `descriptors`, calls `read` when one of them is ready,
/// and `checkDeadline` at `deadline`. The next request restarts a child that has ended.
@MainActor
package final class WidgetProcess {
  package enum Message {
    case reply(HostReply, id: Int)
    /// User code called the engine and blocks until the reply.
    case call(WireCall, id: Int)
    /// The child has ended; the pending requests get no reply.
    case failed(WidgetFailure)
  }

  private let executable: String
  private var arguments: [String]
  private let environment: [String: String]
  private var child: ChildProcess?
  private var lines = LineBuffer()
  private var errorText = Data()
  private var outgoing = WriteBuffer()
  private let minimumTimeout: Double
  private var pending: PendingRequests
  /// The bytes that user code has printed since the last reply.
  private var printed = 0
  /// The most bytes that user code may print without a reply.
  private static let mostPrinted = 8 << 20

  /// - Parameters:
  ///   - environment: Variables that override the inherited environment of the child.
  ///   - minimumTimeout: The lower limit of the timeout of every reply, in seconds
  ///     (`ReplyTimeout`).
  package init(
    executable: String, arguments: [String], environment: [String: String] = [:],
    minimumTimeout: Double = 0
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.minimumTimeout = minimumTimeout
    pending = PendingRequests(minimumTimeout: minimumTimeout)
  }

  /// Creates a child process ahead of time: it starts immediately and waits for `load`, so only the
  /// loading of the library is left to do.
  package convenience init(
    prestarting executable: String, arguments: [String], minimumTimeout: Double = 0
  ) {
    self.init(executable: executable, arguments: arguments, minimumTimeout: minimumTimeout)
    // If starting fails here, the first request tries again.
    try? start()
  }

  /// Sends the path of the library to load to a waiting child; call once, before the first request.
  package func load(_ library: String) {
    arguments.append(library)
    guard child != nil else { return }
    outgoing.append(Data(library.utf8) + [0])
    flush()
  }

  /// The descriptors to poll for reading, and for writing while the output buffer is not empty.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    guard let child else { return [] }
    var list = [(child.output, false), (child.errors, false)]
    if !outgoing.isEmpty { list.append((child.input, true)) }
    return list
  }

  /// When `checkDeadline` must be called, in seconds of uptime; nil: no request is pending.
  package var deadline: Double? { pending.deadline }

  /// Sends a request and returns its identifier; `read` returns the reply.
  ///
  /// - Throws: `ChildProcess.Failure` when the child cannot be started, `EncodingError` when the
  ///   request cannot be encoded.
  package func send(_ request: HostRequest, at uptime: Double) throws -> Int {
    if child == nil { try start() }
    let id = pending.register(request, at: uptime)
    try write(.ask(id: id, request))
    return id
  }

  /// Replies to a call of the child.
  ///
  /// - Throws: `EncodingError` when the reply cannot be encoded.
  package func reply(_ reply: WireAnswer, to id: Int) throws {
    guard child != nil else { return }
    try write(.answer(id: id, reply))
  }

  /// Reads and parses everything received since the last call.
  package func read() -> [Message] {
    guard let child else { return [] }
    flush()
    if let data = NonBlocking.read(child.errors, limit: 1 << 16) {
      errorText.append(data)
      printed += data.count
    }
    errorText = errorText.suffix(1 << 14)
    if printed > Self.mostPrinted {
      let failure = WidgetFailure.outputLimitExceeded(bytes: printed)
      kill()
      return [.failed(failure)]
    }
    guard let data = NonBlocking.read(child.output, limit: 1 << 24) else {
      return [.failed(reap(child))]
    }
    guard !data.isEmpty else { return [] }
    do {
      return try lines.lines(adding: data).map { line in
        switch try Wire.message(LineFromHost.self, in: line) {
        case .greeting: throw WidgetFailure.protocolViolation
        case .call(let id, let call): return .call(call, id: id)
        case .reply(let id, let reply):
          pending.complete(id)
          printed = 0
          return .reply(reply, id: id)
        }
      }
    } catch {
      kill()
      return [.failed(.protocolViolation)]
    }
  }

  /// Interrupts and ends a child that has not replied before its timeout.
  package func checkDeadline(at uptime: Double) -> [Message] {
    guard let child, let seconds = pending.overdue(at: uptime) else { return [] }
    child.interrupt()
    let frames = reap(child).frames
    return [.failed(.timedOut(seconds: seconds, frames: frames))]
  }

  package func stop() { kill() }

  private func start() throws {
    child = try ChildProcess(
      executable: executable, arguments: arguments, environment: environment)
    lines = LineBuffer()
    errorText = Data()
    outgoing = WriteBuffer()
    pending = PendingRequests(minimumTimeout: minimumTimeout)
    printed = 0
  }

  private func write(_ line: LineToHost) throws {
    outgoing.append(try Wire.line(line))
    flush()
  }

  /// Writes the buffered bytes; the next `read` detects when the child has closed its end.
  private func flush() {
    guard let child else { return }
    _ = outgoing.flush(to: child.input)
  }

  /// Waits up to 200 ms for a child that is ending, and returns why it ended.
  private func reap(_ child: ChildProcess) -> WidgetFailure {
    let end = child.wait()
    if let data = NonBlocking.read(child.errors, limit: 1 << 20) { errorText.append(data) }
    let text = String(decoding: errorText, as: UTF8.self)
    let message = Self.crashMessage(in: text)
    close()
    switch end {
    case .signal(let signal):
      return WidgetFailure(signal: signal, message: message, frames: CrashFrames.offsets(in: text))
    case .code(let code): return .exited(code: code, message: message)
    }
  }

  /// Returns the fatal error's line of the child's error output, else its first line.
  private static func crashMessage(in text: String) -> String? {
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
    pending.removeAll()
  }
}

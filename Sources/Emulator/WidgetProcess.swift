package import ActivityModel
import Foundation
import Glibc
package import WidgetKit

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

  /// Seconds that a widget has for one answer, and for starting up.
  package static let answerTime = 2.0
  package static let startTime = 10.0
  /// Intents do real work.
  package static let intentTime = 30.0

  private let executable: String
  private let arguments: [String]
  private var child: ChildProcess?
  private var lines = LineBuffer()
  private var errorText = Data()
  private var outgoing = Data()
  private var nextID = 1
  private var hasAnswered = false
  /// By request: when its answer is due, uptime in seconds.
  private var due: [Int: Double] = [:]

  package init(executable: String, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// What to poll for reading, and for writing while bytes wait.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    guard let child else { return [] }
    var list = [(child.output, false), (child.errors, false)]
    if !outgoing.isEmpty { list.append((child.input, true)) }
    return list
  }

  /// When `checkDeadline` must be called; uptime in seconds.
  package var deadline: Double? { due.values.min() }

  /// Sends a request and returns its number; the answer comes from `read`.
  package func send(_ request: HostRequest, at uptime: Double) throws -> Int {
    if child == nil { try start() }
    let id = nextID
    nextID += 1
    let time: Double
    switch request {
    case .describe, .archive: time = hasAnswered ? Self.answerTime : Self.startTime
    case .perform: time = Self.intentTime
    }
    due[id] = uptime + time
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
    if let data = Self.drain(child.errors, limit: 1 << 16) { errorText.append(data) }
    errorText = errorText.suffix(1 << 14)
    guard let data = Self.drain(child.output, limit: 1 << 24) else {
      return [.failed(bury(child), unanswered: forget())]
    }
    guard !data.isEmpty else { return [] }
    do {
      return try lines.lines(adding: data).map { line in
        switch try Wire.message(LineFromHost.self, in: line) {
        case .greeting: throw WidgetFailure.garbled
        case .call(let id, let call): return .call(call, id: id)
        case .reply(let id, let reply):
          hasAnswered = true
          due[id] = nil
          return .reply(reply, id: id)
        }
      }
    } catch {
      kill()
      return [.failed(.garbled, unanswered: forget())]
    }
  }

  /// Ends a child that has let its time pass.
  package func checkDeadline(at uptime: Double) -> [Output] {
    guard let deadline, uptime >= deadline else { return [] }
    let seconds = hasAnswered ? Self.answerTime : Self.startTime
    kill()
    return [.failed(.hung(seconds: seconds), unanswered: forget())]
  }

  package func stop() { kill() }

  private func start() throws {
    child = try ChildProcess(executable: executable, arguments: arguments)
    lines = LineBuffer()
    errorText = Data()
    outgoing = Data()
    hasAnswered = false
  }

  private func write(_ line: LineToHost) throws {
    outgoing.append(try Wire.line(line))
    flush()
  }

  private func flush() {
    guard let child, !outgoing.isEmpty else { return }
    let written = outgoing.withUnsafeBytes { bytes in
      Glibc.write(child.input, bytes.baseAddress, bytes.count)
    }
    if written > 0 { outgoing = Data(outgoing.dropFirst(written)) }
  }

  /// What can be read without waiting; nil at the end of the stream.
  private static func drain(_ descriptor: Int32, limit: Int) -> Data? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count < limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[0..<count])
      } else if count == 0 {
        return data.isEmpty ? nil : data
      } else if errno != EINTR {
        return data
      }
    }
    return data
  }

  /// The child closed its end: it is dead or about to be.
  private func bury(_ child: ChildProcess) -> WidgetFailure {
    let end = child.wait()
    if let data = Self.drain(child.errors, limit: 1 << 16) { errorText.append(data) }
    let words = Self.lastWords(String(decoding: errorText, as: UTF8.self))
    close()
    switch end {
    case .signal(let signal): return .trapped(signal: signal, words: words)
    case .code(let code): return .exited(code: code, words: words)
    }
  }

  /// The line in which Swift says why it stopped, or the last one there is.
  private static func lastWords(_ text: String) -> String? {
    let lines = text.split(separator: "\n").map(String.init)
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

  private func forget() -> [Int] {
    defer { due = [:] }
    return due.keys.sorted()
  }
}

package import ActivityModel
import Foundation
import Glibc
package import HostProtocol

/// A child process that runs compiled widgets: starts it, sends requests, and detects its end.
///
/// Nothing here blocks: the run loop polls `descriptors` and calls `messages` when one of them is
/// ready, and at `deadline`. The next request restarts a child that has ended.
@MainActor
package final class WidgetProcess: WidgetConnection {
  package enum Message {
    /// A reply was passed on to its request.
    case replied
    /// The process says why it serves no requests, such as a library that does not load.
    case refused(String)
    /// User code called the engine and blocks until the reply.
    case call(WireCall, id: Int)
    /// User code asked for something and was not given it; told once for each thing.
    case denied(Denial)
    /// The child has ended; all requests that waited have failed.
    case failed(WidgetFailure)
  }

  /// A child that has closed its output or was interrupted, and has not exited yet.
  private struct Ending {
    /// When the child is killed, in seconds of uptime.
    var limit: Double
    /// The timeout that expired, in seconds; nil: the child ends by itself.
    var timeout: Double?
  }

  /// A child process, from its start to its end.
  @MainActor
  private struct Life {
    let child: ChildProcess
    /// What each of its lines begins with.
    let key: ReplyKey
    var lines = LineBuffer()
    let parser = LineParser<LineFromHost>()
    var errorText = Data()
    var hasClosedErrors = false
    var ending: Ending?
    var outgoing = WriteBuffer()
    /// The bytes that user code has printed since the last reply.
    var printed = 0
    /// Why the child is to be stopped, once the lines before are parsed.
    private(set) var violation: WidgetFailure?

    /// Tells the child its key, before anything else.
    init(_ child: ChildProcess) {
      self.child = child
      var generator = SystemRandomNumberGenerator()
      key = ReplyKey(using: &generator)
      outgoing.append(key.bytes)
      flush()
    }

    /// Writes the buffered bytes; the next `messages` detects when the child has closed its end.
    mutating func flush() {
      if !outgoing.isEmpty { child.isAsked() }
      _ = outgoing.flush(to: child.input)
    }

    mutating func readErrors() {
      guard !hasClosedErrors else { return }
      guard let data = NonBlocking.read(child.errors, limit: 1 << 16) else {
        hasClosedErrors = true
        return
      }
      guard !data.isEmpty else { return }
      printed += data.count
      errorText = (errorText + data).suffix(1 << 14)
    }

    /// Splits what the child has written into lines without its key.
    ///
    /// A line that is too long, or does not begin with the key, is `violation`: the lines before it
    /// are the process's own, and count.
    mutating func addLines(_ data: Data) {
      do throws(LineBuffer.Failure) {
        for line in try lines.lines(adding: data) {
          guard let body = key.body(of: line) else {
            violation = .forgedReply
            return
          }
          parser.add([body])
        }
      } catch {
        violation = .protocolViolation
      }
    }

    /// Returns why an ending child has ended; nil while it has not.
    mutating func failure(_ ending: Ending, at uptime: Double) -> WidgetFailure? {
      // A child that has closed all its output is as good as gone: killing it changes nothing about
      // an exit under way.
      guard let end = child.end(killing: hasClosedErrors || uptime >= ending.limit) else {
        return nil
      }
      readErrors()
      return WidgetProcess.failure(end, ending, String(decoding: errorText, as: UTF8.self))
    }
  }

  /// How a child is started.
  private struct Launch {
    let executable: String
    var arguments: [String]
    /// Variables that override the inherited environment.
    let environment: [String: String]
    /// The clock that it follows; nil: the machine's.
    var clock: HostClock?
    /// What each child is asked before anything else; nil: nothing.
    var preparation: DescribeRequest?
  }

  /// How long an ending child has to write its stack frames and to exit, in seconds: on a busy machine
  /// a second was too short for its frames.
  private static let exitTimeout = 5.0

  private var launch: Launch
  private var life: Life?
  private let requests: HostConnection<HostReply, WidgetFailure>
  /// What user code was not given so far.
  package private(set) var denials: [Denial] = []
  /// The most of them that are told.
  private static let mostDenials = 32
  /// The most bytes that user code may print without a reply.
  private static let mostPrinted = 8 << 20

  /// - Parameters:
  ///   - environment: Variables that override the inherited environment of the child.
  ///   - minimumTimeout: The lower limit of the timeout of every reply, in seconds
  ///     (`Timeouts`).
  package init(
    executable: String, arguments: [String], environment: [String: String] = [:],
    minimumTimeout: Double = 0
  ) {
    launch = Launch(executable: executable, arguments: arguments, environment: environment)
    requests = HostConnection(minimumTimeout: minimumTimeout)
  }

  /// Creates a child process ahead of time: it starts immediately and waits for `load`, so only the
  /// loading of the library is left to do.
  ///
  /// - Parameter clock: The clock that it follows until `follow`, which comes after `load`; nil: the
  ///   machine's.
  package convenience init(
    prestarting executable: String, arguments: [String], environment: [String: String] = [:],
    clock: HostClock? = nil, minimumTimeout: Double = 0
  ) {
    self.init(
      executable: executable, arguments: arguments, environment: environment,
      minimumTimeout: minimumTimeout)
    launch.clock = clock
    // If starting fails here, the first request tries again.
    try? start()
  }

  /// Continues a child process that was forked; when it has ended, the next one is started from
  /// `executable`.
  package convenience init(
    forked child: ChildProcess?, executable: String, arguments: [String],
    minimumTimeout: Double = 0
  ) {
    self.init(executable: executable, arguments: arguments, minimumTimeout: minimumTimeout)
    life = child.map { Life($0) }
    if life == nil { try? start() }
  }

  /// Sends the path of the library to load to a waiting child; call once, before the first request.
  package func load(_ library: String) {
    launch.arguments.append(library)
    life?.outgoing.append(Data(library.utf8) + [0])
    life?.flush()
  }

  /// Lets user code follow a clock from now on; nil: the machine's. A child that runs is told, and
  /// the next one starts with it.
  package func follow(_ clock: HostClock?) {
    guard clock != launch.clock else { return }
    launch.clock = clock
    guard life != nil else { return }
    // A child that cannot be told ends, as `messages` detects.
    try? send(ClockRequest(clock: clock), at: 0) { _ in }
  }

  /// Asks the child, and each that is started after it, for its description before anything else: the
  /// code of previews may store what widgets read, and a new child has nothing stored. The description
  /// itself is not used; a child that ends while it makes one fails the requests behind it.
  ///
  /// - Throws: `ChildProcess.Failure` when the child cannot be started, `EncodingError` when the
  ///   request cannot be encoded.
  package func prepare(by call: DescribeRequest, at uptime: Double) throws {
    try send(call, at: uptime) { _ in }
    prepareNext(by: call)
  }

  /// Asks each child that is started from now on as `prepare` does.
  package func prepareNext(by call: DescribeRequest) { launch.preparation = call }

  /// The descriptors to poll for reading, and for writing while the output buffer is not empty.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    guard let life else { return [] }
    var list: [(fd: Int32, wantsWrite: Bool)] = []
    if !life.hasClosedErrors { list.append((life.child.errors, false)) }
    guard life.ending == nil else { return list }
    // Nothing is read while a long line is parsed.
    list.append((life.parser.descriptor ?? life.child.output, false))
    if !life.outgoing.isEmpty { list.append((life.child.input, true)) }
    return list
  }

  /// When `messages` must be called, in seconds of uptime; nil: no request is pending.
  package var deadline: Double? {
    life?.ending?.limit ?? (life?.parser.isBusy == true ? nil : requests.deadline)
  }

  /// Sends a request.
  ///
  /// - Parameter completion: Called by `messages` with the reply, or when the child has ended.
  /// - Throws: `ChildProcess.Failure` when the child cannot be started, `EncodingError` when the
  ///   request cannot be encoded.
  package func send<Call: HostCall>(
    _ call: Call, at uptime: Double, _ completion: @escaping HostAnswer<Call>
  ) throws {
    if life == nil {
      try start()
      if let preparation = launch.preparation { try send(preparation, at: uptime) { _ in } }
    }
    let id = requests.add(call, at: uptime, completion)
    do {
      try write(.request(id: id, call.request))
    } catch {
      requests.cancel(id)
      throw error
    }
  }

  /// Replies to a call of the child.
  ///
  /// - Throws: `EncodingError` when the reply cannot be encoded.
  package func reply(_ reply: WireReply, to id: Int) throws {
    guard life != nil else { return }
    try write(.answer(id: id, reply))
  }

  /// Passes on all replies received since the last call, and returns everything else, and how the
  /// child has ended. A child that has not replied before its timeout is interrupted.
  package func messages(at uptime: Double) -> [Message] {
    guard life != nil else { return [] }
    life?.flush()
    life?.readErrors()
    if let printed = life?.printed, printed > Self.mostPrinted {
      let failure = WidgetFailure.outputLimitExceeded(bytes: printed)
      kill(failure)
      return [.failed(failure)]
    }
    var messages: [Message] = []
    if let life, life.ending == nil {
      let data = life.parser.isBusy ? Data() : NonBlocking.read(life.child.output, limit: 1 << 24)
      if let data {
        messages = parse(data, at: uptime)
      } else {
        self.life?.ending = Ending(limit: uptime + Self.exitTimeout)
      }
    }
    if let life, life.ending == nil, !life.parser.isBusy,
      let seconds = requests.overdue(at: uptime)
    {
      life.child.interrupt()
      self.life?.ending = Ending(limit: uptime + Self.exitTimeout, timeout: seconds)
    }
    if let ending = life?.ending, let failure = life?.failure(ending, at: uptime) {
      close(failure)
      messages.append(.failed(failure))
    }
    return messages
  }

  private func parse(_ data: Data, at uptime: Double) -> [Message] {
    var messages: [Message] = []
    do {
      if !data.isEmpty { life?.addLines(data) }
      while let next = life?.parser.next() {
        switch try next.result.get() {
        case .greeting: throw WidgetFailure.protocolViolation
        case .call(let id, .denied(let request)):
          try? reply(WireCall.Denied.reply(.success(())), to: id)
          if denials.count < Self.mostDenials, !denials.contains(request.denial) {
            denials.append(request.denial)
            messages.append(.denied(request.denial))
          }
        case .call(let id, let call): messages.append(.call(call, id: id))
        case .reply(let id, let reply):
          life?.printed = 0
          if requests.receive(reply, for: id, at: uptime) {
            messages.append(.replied)
          } else if id == 0, case .failed(let reason) = reply {
            messages.append(.refused(reason))
          }
        }
      }
      if let life, let violation = life.violation, !life.parser.isBusy { throw violation }
      return messages
    } catch {
      let failure = error as? WidgetFailure ?? .protocolViolation
      kill(failure)
      return [.failed(failure)]
    }
  }

  /// Ends the child; the requests that wait fail.
  package func stop() { kill(.disconnected) }

  private func start() throws {
    life = Life(
      try ChildProcess(
        executable: launch.executable, arguments: launch.arguments,
        environment: HostClock.environment(of: launch.clock).merging(launch.environment) { $1 }))
  }

  private func write(_ line: LineToHost) throws {
    life?.outgoing.append(try Wire.line(line))
    life?.flush()
  }

  private nonisolated static func failure(
    _ end: ChildProcess.End, _ ending: Ending, _ text: String
  ) -> WidgetFailure {
    if let seconds = ending.timeout, !end.isLimit {
      return .timedOut(seconds: seconds, frames: CrashFrames.offsets(in: text))
    }
    let message = crashMessage(in: text)
    switch end {
    case .signal(let signal):
      return WidgetFailure(signal: signal, message: message, frames: CrashFrames.offsets(in: text))
    case .code(let code): return .exited(code: code, message: message)
    case .limit(let resource): return .limitExceeded(resource, frames: [])
    }
  }

  /// Returns the fatal error's line of the child's error output, else its first line.
  private nonisolated static func crashMessage(in text: String) -> String? {
    let lines = text.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix(CrashFrames.mark) }
    return lines.last { $0.contains("atal error:") } ?? lines.first
  }

  private func kill(_ failure: WidgetFailure) {
    life?.child.kill()
    close(failure)
  }

  private func close(_ failure: WidgetFailure) {
    life?.child.close()
    life = nil
    requests.close(failure)
  }
}

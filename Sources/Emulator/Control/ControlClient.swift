import ActivityModel
import Foundation
import Glibc
import HostProtocol

/// A client on the control socket. Reads and writes never block; a line that is not valid protocol
/// gets an error reply and is skipped.
@MainActor
final class ControlClient: WidgetConnection {
  enum Input {
    case call(WireCall, id: Int)
    /// The client has sent a valid greeting.
    case greeted(WireGreeting)
    /// The connection is closed; the requests that waited have failed.
    case disconnected(WidgetFailure)
  }

  let descriptor: Int32
  let processID: pid_t
  private(set) var greeting: WireGreeting?
  /// True when the client receives change notifications.
  var isObserver = false
  /// True when the client receives the traces of pushes.
  var isFollower = false
  private var lines = LineBuffer()
  private let parser = LineParser<LineFromHost>()
  private var outgoing = WriteBuffer()
  private let requests: HostConnection<HostReply, WidgetFailure>
  private var stage = Stage.open
  private let dueGreeting: DueGreeting

  private enum Stage {
    case open
    /// Nothing is sent or read any more; the descriptor is still the client's.
    case ended
    case closed
  }

  private struct DueGreeting {
    /// In seconds.
    let timeout: Double
    /// In seconds of uptime.
    let deadline: Double
  }

  /// - Parameters:
  ///   - minimumTimeout: The lower limit of every timeout, in seconds.
  ///   - uptime: When the connection was accepted, in seconds.
  init(_ connection: ControlSocket.Connection, minimumTimeout: Double, at uptime: Double) {
    descriptor = connection.descriptor
    processID = connection.peer.processID
    requests = HostConnection(minimumTimeout: minimumTimeout)
    let timeout = max(Timeouts.greeting, minimumTimeout)
    dueGreeting = DueGreeting(timeout: timeout, deadline: uptime + timeout)
  }

  /// The descriptors to poll. Nothing is read while a long line is parsed.
  var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    guard let parsing = parser.descriptor else { return [(descriptor, !outgoing.isEmpty)] }
    return [(parsing, false)]
  }

  /// The bytes of the lines that are not parsed yet, and of unread replies.
  var bufferedBytes: Int {
    isOpen ? lines.count + parser.bufferedBytes + outgoing.count : 0
  }

  /// When `checkDeadline` must be called, in seconds of uptime; nil: no greeting and no reply is due.
  var deadline: Double? {
    guard !parser.isBusy else { return nil }
    return greeting == nil ? dueGreeting.deadline : requests.deadline
  }

  /// Reads and parses what was received since the last call, up to `limit` bytes, and passes on the
  /// replies.
  func read(at uptime: Double, limit: Int) -> [Input] {
    guard stage != .closed else { return [] }
    guard isOpen else { return [disconnect(.disconnected)] }
    flush()
    var inputs: [Input] = []
    let data = parser.isBusy ? Data() : NonBlocking.read(descriptor, limit: limit)
    if let data {
      do {
        if !data.isEmpty { parser.add(try lines.lines(adding: data)) }
        while let next = parser.next() { inputs += handle(next.result, of: next.line, at: uptime) }
      } catch {
        send(.answer(id: 0, .failed(message: "a line is longer than \(Wire.longestLine) bytes")))
        return inputs + [disconnect(.protocolViolation)]
      }
    }
    if data == nil || !isOpen { inputs.append(disconnect(.disconnected)) }
    return inputs
  }

  /// Disconnects a client that has not greeted, or not replied to a request, before the timeout.
  func checkDeadline(at uptime: Double) -> [Input] {
    guard !parser.isBusy else { return [] }
    if isOpen, greeting == nil, uptime >= dueGreeting.deadline {
      return [refuse("no greeting within \(Int(dueGreeting.timeout)) s")]
    }
    guard let seconds = requests.overdue(at: uptime) else { return [] }
    return [disconnect(.timedOut(seconds: seconds))]
  }

  /// Queues a line for the client and writes as much of it as the socket takes.
  func send(_ line: LineToHost) {
    guard isOpen, let data = try? Wire.line(line) else { return }
    outgoing.append(data)
    flush()
    // A client that never reads is disconnected when its backlog is too long.
    if outgoing.count > Wire.longestBacklog { end() }
  }

  /// Sends a request to the client.
  ///
  /// - Parameter completion: Called by `read` with the reply, or when the client has gone.
  func send<Call: HostCall>(
    _ call: Call, at uptime: Double, _ completion: @escaping HostAnswer<Call>
  ) {
    let id = requests.add(call, at: uptime, completion)
    send(.request(id: id, call.request))
  }

  /// Sends the reason and disconnects the client.
  func refuse(_ reason: String) -> Input {
    send(.answer(id: 0, .failed(message: reason)))
    return disconnect(.disconnected)
  }

  func close() {
    // The number may already belong to another file.
    guard stage != .closed else { return }
    stage = .closed
    // A child process that is being started has a copy of the descriptor until its program runs, and
    // the client would wait for it.
    shutdown(descriptor, Int32(SHUT_RDWR))
    Glibc.close(descriptor)
  }

  private func handle(
    _ result: Result<LineFromHost, any Error>, of line: Data, at uptime: Double
  ) -> [Input] {
    let message: LineFromHost
    do {
      message = try result.get()
    } catch {
      let start = String(decoding: line.prefix(60), as: UTF8.self)
      let reason = "not a line of the protocol (\(DecodingErrorMessage.text(for: error))): \(start)"
      send(.answer(id: 0, .failed(message: reason)))
      return []
    }
    switch message {
    case .greeting(let greeting): return greet(greeting)
    case .call, .reply:
      guard self.greeting != nil else {
        send(.answer(id: 0, .failed(message: #"the first line must be {"island":1,…}"#)))
        return []
      }
    }
    switch message {
    case .greeting: return []
    case .call(let id, let call): return [.call(call, id: id)]
    case .reply(let id, let reply):
      requests.receive(reply, for: id, at: uptime)
      return []
    }
  }

  private func greet(_ greeting: WireGreeting) -> [Input] {
    guard greeting.island == Wire.version else {
      let reason =
        "this island supports version \(Wire.version) of the protocol, not \(greeting.island)"
      send(.answer(id: 0, .failed(message: reason)))
      end()
      return []
    }
    guard self.greeting == nil else { return [] }
    self.greeting = greeting
    send(.greeting(WireGreeting(app: "island", pid: getpid())))
    return [.greeted(greeting)]
  }

  private var isOpen: Bool { stage == .open }

  private func end() {
    if stage == .open { stage = .ended }
  }

  private func flush() {
    if !outgoing.flush(to: descriptor) { end() }
  }

  private func disconnect(_ failure: WidgetFailure) -> Input {
    end()
    requests.close(failure)
    return .disconnected(failure)
  }
}

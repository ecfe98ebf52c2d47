package import ActivityModel
package import Foundation

/// The client's side of the control protocol (`Wire`) over two descriptors, which may be the same
/// socket: sends calls from any thread and waits for their replies, broadcasts changes, and hands
/// over the emulator's requests to a widget process.
///
/// The caller runs `read` on a separate thread, which never waits for user code, so that replies
/// always arrive.
package final class WireConnection: Sendable {
  package typealias Line = ServerLine<UnreadBody>

  private let input: Int32
  private let channel: WireChannel
  private let calls: PendingCalls
  private let changes: ActivityChanges
  private let finishesChanges: Bool

  /// - Parameters:
  ///   - changes: Where changes are broadcast; its subscriptions outlive the connection. Nil: new
  ///     ones, which end with the connection.
  ///   - timeout: Timeout of a reply in seconds, after which the emulator is treated as exited.
  ///     Nil: no timeout.
  ///   - mark: What each line that is sent begins with.
  package init(
    input: Int32, output: Int32, changes: ActivityChanges? = nil, timeout: Double? = nil,
    mark: Data = Data()
  ) {
    self.input = input
    self.changes = changes ?? ActivityChanges()
    finishesChanges = changes == nil
    calls = PendingCalls(timeout: timeout)
    channel = WireChannel(output: output, mark: mark)
  }

  /// Sends one line; false when the other side is closed.
  @discardableResult
  package func send(_ line: Data) -> Bool { channel.send(line) }

  /// A request that was sent, and whose reply `reply(to:)` returns.
  package struct Sent<Request: WireRequest>: Sendable {
    fileprivate let id: Int
  }

  /// Sends a request and waits for the reply.
  ///
  /// - Throws: `WireFailure` when the emulator rejects the request, is gone, or the timeout has passed.
  package func call<Request: WireRequest>(
    _ request: Request
  ) throws(WireFailure) -> Request.Reply {
    try reply(to: start(request))
  }

  /// Sends a request without waiting for its reply, which is ignored.
  package func notify(_ request: some WireRequest) {
    let id = calls.register()
    calls.cancel(id)
    _ = send(request, id: id)
  }

  /// Sends a request. `reply(to:)` must be called for each.
  ///
  /// - Throws: `WireFailure.noReply` when the other side is closed.
  package func start<Request: WireRequest>(
    _ request: Request
  ) throws(WireFailure) -> Sent<Request> {
    let id = calls.register()
    guard send(request, id: id) else {
      calls.cancel(id)
      throw .noReply
    }
    return Sent(id: id)
  }

  /// Waits for the reply to a request that was sent.
  ///
  /// - Throws: `WireFailure` when the emulator rejects the request, is gone, or the timeout has passed.
  package func reply<Request: WireRequest>(
    to sent: Sent<Request>
  ) throws(WireFailure) -> Request.Reply {
    try Request.value(of: calls.reply(to: sent.id))
  }

  private func send(_ request: some WireRequest, id: Int) -> Bool {
    guard let line = try? Wire.line(ClientLine<UnreadBody>.call(id: id, request.call)) else {
      return false
    }
    return channel.send(line)
  }

  /// Stops all writing, since the descriptor number may be reused after this.
  package func close() { channel.close() }

  /// Reads lines until the input ends.
  ///
  /// - Parameters:
  ///   - other: Called with requests to a widget process, and with lines that are not of the
  ///     protocol.
  ///   - tooLong: Called when a line exceeds the maximum length, which ends the reading.
  ///   - push: Called with the traces of pushes, after the call `pushes` with `follow`.
  package func read(
    other: (Data) -> Void, onLineTooLong: () -> Void = {}, onPush: (PushTrace) -> Void = { _ in }
  ) {
    read(
      onRequest: { (_: Int, _: UnreadBody, line) in other(line) }, other: other,
      onLineTooLong: onLineTooLong, onPush: onPush)
  }

  /// Reads lines until the input ends, and decodes each once.
  ///
  /// - Parameters:
  ///   - asked: Called with the identifier, the body and the line of each request to a widget
  ///     process.
  ///   - other: Called with lines that are not of the protocol.
  ///   - tooLong: Called when a line exceeds the maximum length, which ends the reading.
  ///   - push: Called with the traces of pushes.
  package func read<Request: Codable & Hashable & Sendable>(
    onRequest: (Int, Request, Data) -> Void, other: (Data) -> Void, onLineTooLong: () -> Void,
    onPush: (PushTrace) -> Void = { _ in }
  ) {
    var lines = LineBuffer()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(input, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      do {
        for line in try lines.lines(adding: Data(bytes[..<count])) {
          handle(line, onRequest: onRequest, other: other, onPush: onPush)
        }
      } catch {
        onLineTooLong()
        break
      }
    }
    calls.close()
    if finishesChanges { changes.finish() }
  }

  private func handle<Request: Codable & Hashable & Sendable>(
    _ line: Data, onRequest: (Int, Request, Data) -> Void, other: (Data) -> Void,
    onPush: (PushTrace) -> Void
  ) {
    guard let message = try? Wire.message(ServerLine<Request>.self, in: line) else {
      return other(line)
    }
    switch message {
    case .answer(let id, let answer): calls.resolve(id, with: answer)
    case .changed(let record): changes.records.send(record)
    case .authorization(let authorization): changes.authorizations.send(authorization)
    case .token(let token): changes.startTokens.send(token)
    case .push(let trace): onPush(trace)
    case .greeting: break
    case .request(let id, let request): onRequest(id, request, line)
    }
  }

  /// Returns a link to the emulator's engine for a widget process.
  ///
  /// - Parameter app: The bundle identifier that its requests carry.
  package func link(app: String) -> ActivityLink {
    ActivityLink(
      app: app, role: .widgetExtension,
      newID: { ActivityID(UUID().uuidString) },
      now: { Date() },
      submit: { event in
        do throws(WireFailure) {
          try self.call(WireCall.Submit(event))
          return .accepted
        } catch {
          guard case .rejected(.refused(let refusal, _)) = error else { return .unreachable }
          return .refused(refusal)
        }
      },
      records: { try? self.call(WireCall.Records(attributesType: $0)) },
      changes: { self.subscribedChanges.records.subscribe() },
      authorization: {
        (try? self.call(WireCall.Authorization()))
          ?? WireAuthorization(activities: false, frequentPushes: false)
      },
      authorizationChanges: { self.subscribedChanges.authorizations.subscribe() },
      startToken: { (try? self.call(WireCall.StartToken(attributesType: $0))) ?? nil },
      startTokenChanges: { self.subscribedChanges.startTokens.subscribe() })
  }

  /// The broadcasts, after subscribing to the emulator's changes.
  private var subscribedChanges: ActivityChanges {
    try? call(WireCall.Observe())
    return changes
  }
}

package import ActivityModel
import Foundation
import Glibc
package import NIOCore
import NIOPosix

/// The connection with the newest running island: passes on pushes, learns its tokens, and
/// reconnects after it has exited. Used on one event loop.
package final class EmulatorLink: PushGateway {
  /// The number of pushes that may be unanswered.
  package static let mostUnanswered = 10_000
  /// The seconds after which an island that answers nothing is taken for one that has hung.
  package static let standardSilence = 30.0

  private struct Connection {
    var channel: any Channel
    var path: String
    var hasGreeted = false
  }

  private let loop: any EventLoop
  private let finder: EmulatorFinder
  private let processID: Int32
  private let longestSilence: Double
  private let isUrgent: () -> Bool
  private let onEvent: (LinkEvent) -> Void
  private var connection: Connection?
  /// The requests to the connected island.
  private let requests = HostConnection<WireReply, WireFailure>()
  private var lastFailure: String?
  private var needsFlush = false
  /// True while the next look for a missing answer is scheduled.
  private var isWatching = false
  private var isStopped = false

  /// - Parameters:
  ///   - longestSilence: Timeout of the island's answers in seconds.
  ///   - isUrgent: True while pushes are waiting; then an island is looked for more often.
  ///   - onEvent: Called on the event loop.
  package init(
    loop: any EventLoop, finder: EmulatorFinder, processID: Int32,
    longestSilence: Double = standardSilence,
    isUrgent: @escaping () -> Bool, onEvent: @escaping (LinkEvent) -> Void
  ) {
    self.loop = loop
    self.finder = finder
    self.processID = processID
    self.longestSilence = longestSilence
    self.isUrgent = isUrgent
    self.onEvent = onEvent
  }

  package var isConnected: Bool { connection?.hasGreeted == true }

  /// The path of the socket of the connected island.
  package var path: String? { isConnected ? connection?.path : nil }

  /// Looks for an island now, and again whenever there is none.
  package func start() { search() }

  /// Ends the connection for good.
  package func stop() {
    isStopped = true
    connection?.channel.close(promise: nil)
  }

  // MARK: Pushes

  package func deliver(
    _ delivery: PushDelivery, completion: @escaping (DeliveryOutcome) -> Void
  ) {
    guard isConnected, let channel = connection?.channel else { return completion(.away) }
    guard requests.count < Self.mostUnanswered else { return completion(.overloaded) }
    let id = requests.add(limit: longestSilence, isQueued: true, at: Self.uptime) { result in
      completion(DeliveryOutcome(WireCall.Push.result(result)))
    }
    var line = channel.allocator.buffer(capacity: delivery.payload.count + 640)
    if !PushCallLine.write(delivery, id: id, into: &line) {
      guard
        let encoded = try? Wire.line(ClientLine<UnreadBody>.call(id: id, .push(.init(delivery))))
      else {
        requests.cancel(id)
        return completion(.failed(message: "the push cannot be encoded"))
      }
      line.writeBytes(encoded)
    }
    watch()
    channel.write(line, promise: nil)
    guard !needsFlush else { return }
    needsFlush = true
    let this = NIOLoopBound(self, eventLoop: loop)
    loop.execute {
      this.value.needsFlush = false
      this.value.connection?.channel.flush()
    }
  }

  package func report(_ trace: PushTrace) {
    // Such a trace may be lost; the island may not be reading at all.
    guard isConnected, connection?.channel.isWritable == true else { return }
    send(WireCall.PushRefused(trace)) { _ in }
  }

  // MARK: Connecting

  private func search() {
    guard !isStopped, connection == nil else { return }
    attempt(finder.candidates[...])
  }

  /// Tries the sockets one after the other.
  private func attempt(_ candidates: ArraySlice<String>) {
    guard !isStopped, let path = candidates.first else { return searchLater() }
    switch finder.connect(to: path) {
    case .deserted: attempt(candidates.dropFirst())
    case .failed(let reason):
      report(reason)
      attempt(candidates.dropFirst())
    case .connected(let descriptor): open(descriptor, path, else: candidates.dropFirst())
    }
  }

  private func searchLater() {
    guard !isStopped else { return }
    let this = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: .milliseconds(isUrgent() ? 1_000 : 2_000)) { this.value.search() }
  }

  private func report(_ reason: String) {
    guard reason != lastFailure else { return }
    lastFailure = reason
    onEvent(.failed(reason))
  }

  private func open(_ descriptor: Int32, _ path: String, else others: ArraySlice<String>) {
    let this = NIOLoopBound(self, eventLoop: loop)
    ClientBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(
            LineHandler(
              longestLine: Wire.longestLine, onLine: { this.value.receive($0) },
              onClose: { this.value.closed(others) }))
        }
      }
      .withConnectedSocket(descriptor)
      .hop(to: loop)
      .whenComplete { result in
        switch result {
        case .success(let channel): this.value.greet(channel, path)
        case .failure: this.value.attempt(others)
        }
      }
  }

  private func greet(_ channel: any Channel, _ path: String) {
    connection = Connection(channel: channel, path: path)
    send(WireGreeting(app: "island-apns", pid: processID))
    guard channel.isActive else { return closed([]) }
    let this = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: .milliseconds(Int64(Timeouts.greeting * 1_000))) {
      guard let connection = this.value.connection, connection.channel === channel,
        !connection.hasGreeted
      else { return }
      this.value.report("the island at '\(path)' does not answer: restart it")
      channel.close(promise: nil)
    }
  }

  private func send(_ message: some Encodable) {
    guard let channel = connection?.channel, let line = try? Wire.line(message) else { return }
    channel.writeAndFlush(ByteBuffer(bytes: line), promise: nil)
  }

  private func send<Request: WireRequest>(
    _ request: Request, completion: @escaping (Result<Request.Reply, WireFailure>) -> Void
  ) {
    let id = requests.add { completion(Request.result($0)) }
    send(ClientLine<UnreadBody>.call(id: id, request.call))
  }

  private func closed(_ others: ArraySlice<String>) {
    guard let closed = connection else { return }
    connection = nil
    if closed.hasGreeted, !isStopped { onEvent(.disconnected) }
    // In their order, so that the latest push of a token is the one that is stored.
    requests.close(.noReply)
    if closed.hasGreeted { searchLater() } else { attempt(others) }
  }

  // MARK: Lines

  private func receive(_ line: ByteBufferView) {
    if let (id, result) = PushReplyLine.parse(line) { return answered(id, .pushed(result)) }
    guard let message = try? Wire.message(ServerLine<UnreadBody>.self, in: Data(line)) else {
      return
    }
    switch message {
    case .greeting(let greeting): greeted(greeting)
    case .answer(let id, let reply): answered(id, reply)
    case .changed(let record): if let token = KnownToken(record) { onEvent(.tokens([token])) }
    case .token(let token): if let token = KnownToken(token) { onEvent(.tokens([token])) }
    case .authorization, .push, .request: break
    }
  }

  private func greeted(_ greeting: WireGreeting) {
    guard let path = connection?.path, connection?.hasGreeted == false else { return }
    guard greeting.island == Wire.version else {
      report(
        "the island at '\(path)' supports version \(greeting.island) of the protocol, not "
          + "\(Wire.version): use programs of one version")
      connection?.channel.close(promise: nil)
      return
    }
    connection?.hasGreeted = true
    lastFailure = nil
    send(WireCall.Observe()) { _ in }
    send(WireCall.Tokens(.list)) { [onEvent] result in
      guard case .success(let listings) = result else { return }
      onEvent(.tokens(listings.compactMap { KnownToken($0) }))
    }
    onEvent(.connected(path: path))
  }

  private func answered(_ id: Int, _ reply: WireReply) {
    // A refused greeting; the island closes the connection.
    if id == 0, case .failed(let message) = reply, !isConnected, let path = connection?.path {
      report("the island at '\(path)' refuses the connection: \(message)")
    }
    requests.receive(reply, for: id, at: Self.uptime)
  }

  /// The time that timeouts are measured in, in seconds.
  private static var uptime: Double { Double(NIODeadline.now().uptimeNanoseconds) / 1e9 }

  /// Ends the connection with an island that has hung, so that its pushes are stored.
  private func watch() {
    guard let channel = connection?.channel, !isWatching else { return }
    isWatching = true
    let this = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: .seconds(5)) {
      this.value.isWatching = false
      guard let connection = this.value.connection, connection.channel === channel else { return }
      if this.value.requests.overdue(at: Self.uptime) != nil {
        this.value.report("the island at '\(connection.path)' does not answer: restart it")
        channel.close(promise: nil)
      } else if this.value.requests.deadline != nil {
        this.value.watch()
      }
    }
  }
}

extension DeliveryOutcome {
  fileprivate init(_ result: Result<PushResult, WireFailure>) {
    self =
      switch result {
      case .success(let result): .answered(result)
      case .failure(.noReply): .away
      case .failure(.rejected(.failed(let message))),
        .failure(.rejected(.refused(_, let message))):
        .failed(message: message)
      case .failure(.otherReply): .failed(message: "it sent the reply to another request")
      }
  }
}

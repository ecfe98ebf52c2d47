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
  private let group: any EventLoopGroup
  private let finder: EmulatorFinder
  private let processID: Int32
  private let longestSilence: Double
  private let isUrgent: () -> Bool
  private let onEvent: (LinkEvent) -> Void
  private var connection: Connection?
  private var pending: [Int: (DeliveryOutcome) -> Void] = [:]
  private var nextID = 1
  /// The number of the `tokens` call, whose answer is a list.
  private var tokensID = 0
  private var lastFailure: String?
  private var needsFlush = false
  /// When a push was unanswered and no answer had arrived since.
  private var silentSince: NIODeadline?
  /// True while the next look at `silentSince` is scheduled.
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
    group = loop
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
    guard pending.count < Self.mostUnanswered else { return completion(.overloaded) }
    let id = nextID
    nextID += 1
    var line = channel.allocator.buffer(capacity: delivery.payload.count + 640)
    if !PushCallLine.write(delivery, id: id, into: &line) {
      guard
        let encoded = try? Wire.line(
          ClientLine<UnreadBody>.call(id: id, .push(WireCall.Push(delivery))))
      else { return completion(.failed(message: "the push cannot be encoded")) }
      line.writeBytes(encoded)
    }
    pending[id] = completion
    if silentSince == nil {
      silentSince = .now()
      watch()
    }
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
    send(WireCall.PushRefused(trace))
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
    ClientBootstrap(group: group)
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

  private func send(_ request: some WireRequest) {
    send(ClientLine<UnreadBody>.call(id: nextID, request.call))
    nextID += 1
  }

  private func closed(_ others: ArraySlice<String>) {
    guard let closed = connection else { return }
    connection = nil
    silentSince = nil
    let unanswered = pending.sorted { $0.key < $1.key }
    pending.removeAll()
    if closed.hasGreeted, !isStopped { onEvent(.disconnected) }
    // In their order, so that the latest push of a token is the one that is stored.
    for (_, completion) in unanswered { completion(.away) }
    if closed.hasGreeted { searchLater() } else { attempt(others) }
  }

  // MARK: Lines

  private func receive(_ line: ByteBufferView) {
    if let (id, result) = PushReplyLine.parse(line) { return answer(id, .answered(result)) }
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
    send(WireCall.Observe())
    tokensID = nextID
    send(WireCall.Tokens(.list))
    onEvent(.connected(path: path))
  }

  private func answered(_ id: Int, _ reply: WireReply) {
    switch reply {
    case .pushed(let result): answer(id, .answered(result))
    case .tokens(let listings) where id == tokensID:
      onEvent(.tokens(listings.compactMap { KnownToken($0) }))
    case .failed(let message) where id == 0:
      // A refused greeting; the island closes the connection.
      if !isConnected, let path = connection?.path {
        report("the island at '\(path)' refuses the connection: \(message)")
      }
    case .failed(let message): answer(id, .failed(message: message))
    case .accepted, .refused, .records, .authorization, .token, .activities, .pushes, .tokens,
      .screen, .frame:
      break
    }
  }

  private func answer(_ id: Int, _ outcome: DeliveryOutcome) {
    guard let completion = pending.removeValue(forKey: id) else { return }
    silentSince = pending.isEmpty ? nil : .now()
    completion(outcome)
  }

  /// Ends the connection with an island that has hung, so that its pushes are stored.
  private func watch() {
    guard let channel = connection?.channel, !isWatching else { return }
    isWatching = true
    let this = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: .seconds(5)) {
      this.value.isWatching = false
      guard let connection = this.value.connection, connection.channel === channel else { return }
      let limit = TimeAmount.milliseconds(Int64(this.value.longestSilence * 1_000))
      if let since = this.value.silentSince, .now() - since > limit {
        this.value.report("the island at '\(connection.path)' does not answer: restart it")
        channel.close(promise: nil)
      } else if this.value.silentSince != nil {
        this.value.watch()
      }
    }
  }
}

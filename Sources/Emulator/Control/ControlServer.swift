import ActivityKit
package import ActivityModel
import Foundation
package import LocalEngine
import HostProtocol

/// The server side of the control protocol: accepts clients, and reads their requests.
@MainActor
package final class ControlServer {
  /// A request from a client. Its handler passes the reply to `answer`, which sends it.
  package struct Call {
    package var call: WireCall
    /// The app identifier from the client's greeting.
    package var app: String
    let id: Int
    let client: ControlClient
  }

  /// The most connections accepted in one call of `receive`, so that a flood of them does not keep
  /// the run loop from everything else.
  private static let acceptedAtOnce = 64

  /// The most bytes read from all clients in one call of `receive`, and from each at least: parsing
  /// takes about 0.2 µs a byte.
  private static let readAtOnce = 1 << 16
  private static let smallestRead = 1 << 8

  private let limits: ConnectionLimits
  private let socket: ControlSocket
  private let broker: WidgetBroker
  private var clients: [ControlClient] = []
  private var observation: Task<Void, Never>?
  private let driver: EngineDriver
  private let minimumTimeout: Double
  /// The apps with screens, which are clients here.
  weak var screens: (any ScreenClients)?

  /// - Parameter minimumTimeout: The lower limit of the timeout of every reply of a client, in
  ///   seconds (`Timeouts`).
  package init(
    socket: ControlSocket, broker: WidgetBroker, driver: EngineDriver, minimumTimeout: Double = 0,
    limits: ConnectionLimits = ConnectionLimits()
  ) {
    self.limits = limits
    self.socket = socket
    self.broker = broker
    self.driver = driver
    self.minimumTimeout = minimumTimeout
  }

  package var path: String { socket.path }

  /// The descriptors to poll: the listening socket and every client.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    [(socket.descriptor, false)] + clients.flatMap(\.descriptors)
  }

  /// When `receive` must be called, in seconds of uptime; nil: no greeting and no reply of a client
  /// is due.
  package var deadline: Double? { clients.compactMap(\.deadline).min() }

  /// Accepts waiting clients and returns the requests received since the last call.
  package func receive(at uptime: Double) -> [Call] {
    for _ in 0..<Self.acceptedAtOnce {
      guard let connection = socket.accept() else { break }
      admit(connection, at: uptime)
    }
    let share = max(Self.readAtOnce / max(clients.count, 1), Self.smallestRead)
    return clients.flatMap { client in
      let inputs = client.read(at: uptime, limit: share) + client.checkDeadline(at: uptime)
      let calls = inputs.compactMap { handle($0, from: client) }
      return client.bufferedBytes > 0 ? calls + disconnectLargest() : calls
    }
  }

  /// Adds a client, or refuses it with the reason.
  private func admit(_ connection: ControlSocket.Connection, at uptime: Double) {
    let client = ControlClient(connection, minimumTimeout: minimumTimeout, at: uptime)
    let own = clients.count { $0.processID == client.processID }
    if let refusal = limits.refusal(
      descriptor: client.descriptor, own: own, all: clients.count)
    {
      client.send(.answer(id: 0, .failed(message: refusal)))
      client.close()
    } else {
      clients.append(client)
    }
  }

  /// Disconnects the client with the most buffered bytes while all of them have too many.
  private func disconnectLargest() -> [Call] {
    var calls: [Call] = []
    while clients.reduce(0, { $0 + $1.bufferedBytes }) > limits.bufferedBytes,
      let client = clients.max(by: { $0.bufferedBytes < $1.bufferedBytes })
    {
      let reason = "more than \(limits.bufferedBytes >> 20) MB of unfinished lines of all programs"
      calls += [handle(client.refuse(reason), from: client)].compactMap { $0 }
    }
    return calls
  }

  /// Sends the reply to a request.
  func answer(_ call: Call, _ answer: WireReply) {
    call.client.send(.answer(id: call.id, answer))
  }

  /// Returns what sends the reply to a request when it is decided.
  ///
  /// - Parameter request: The request of the call.
  func answer<Request: WireRequest>(
    to request: Request, of call: Call
  ) -> WireAnswer<Request> {
    { [weak self] in self?.answer(call, Request.reply($0)) }
  }

  /// Subscribes the client to all changes of activities, authorization and start tokens.
  package func observe(_ call: Call) {
    call.client.isObserver = true
    if observation == nil {
      let changes = driver.link.changes()
      observation = Task { [weak self] in
        for await record in changes { self?.notify(.changed(record)) }
      }
    }
  }

  /// Notifies observers that one of the two authorization settings has changed.
  package func notify(_ authorization: WireAuthorization) { notify(.authorization(authorization)) }

  /// Notifies observers of a new push token that starts activities.
  package func notify(_ token: PushToken) { notify(.token(token)) }

  /// Sends the client the trace of every push from now on.
  func follow(_ call: Call) { call.client.isFollower = true }

  /// Sends a trace to the clients that follow them.
  func notify(_ trace: PushTrace) {
    for client in clients where client.isFollower { client.send(.push(trace)) }
  }

  /// Closes all client connections and removes the socket.
  package func stop() {
    observation?.cancel()
    for client in clients { client.close() }
    clients = []
    socket.stop()
  }

  private func notify(_ line: LineToHost) {
    for client in clients where client.isObserver { client.send(line) }
  }

  private func handle(_ input: ControlClient.Input, from client: ControlClient) -> Call? {
    switch input {
    case .call(let call, let id):
      return Call(call: call, app: client.greeting?.app ?? "", id: id, client: client)
    case .greeted(let greeting):
      for type in greeting.widgets ?? [] { broker.add(.client(client), for: type) }
      if greeting.screen == true { screens?.connect(client, app: greeting.app) }
    case .disconnected(let failure):
      broker.remove(client)
      screens?.disconnect(client, failure)
      clients.removeAll { $0 === client }
      client.close()
    }
    return nil
  }
}

import ActivityKit
package import ActivityModel
import Foundation
package import LocalEngine
import HostProtocol

/// The server side of the control protocol: accepts clients, reads their requests, and forwards
/// their replies to the `WidgetBroker`.
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

  /// The most clients at once; further connections wait in the socket's backlog.
  private static let clientLimit = 256

  private let socket: ControlSocket
  private let broker: WidgetBroker
  private var clients: [ControlClient] = []
  private var observation: Task<Void, Never>?
  private let driver: EngineDriver
  private let minimumTimeout: Double

  /// - Parameter minimumTimeout: The lower limit of the timeout of every reply of a client, in
  ///   seconds (`Timeouts`).
  package init(
    socket: ControlSocket, broker: WidgetBroker, driver: EngineDriver, minimumTimeout: Double = 0
  ) {
    self.socket = socket
    self.broker = broker
    self.driver = driver
    self.minimumTimeout = minimumTimeout
  }

  package var path: String { socket.path }

  /// The descriptors to poll: the listening socket while more clients fit, and every client.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    let listener = clients.count < Self.clientLimit ? [(socket.descriptor, false)] : []
    return listener + clients.map { ($0.descriptor, $0.wantsWrite) }
  }

  /// When `receive` must be called, in seconds of uptime; nil: no request to a client is pending.
  package var deadline: Double? { clients.compactMap(\.deadline).min() }

  /// Accepts waiting clients and returns the requests received since the last call; replies are
  /// forwarded to the broker.
  package func receive(at uptime: Double) -> [Call] {
    while clients.count < Self.clientLimit, let descriptor = socket.accept() {
      clients.append(ControlClient(descriptor: descriptor, minimumTimeout: minimumTimeout))
    }
    return clients.flatMap { client in
      (client.read() + client.checkDeadline(at: uptime)).compactMap { handle($0, from: client) }
    }
  }

  /// Sends the reply to a request.
  package func answer(_ call: Call, _ answer: WireReply) {
    call.client.send(.answer(id: call.id, answer))
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
    answer(call, .accepted)
  }

  /// Notifies observers that one of the two authorization settings has changed.
  package func notify(_ authorization: WireAuthorization) { notify(.authorization(authorization)) }

  /// Notifies observers of a new push token that starts activities.
  package func notify(_ token: PushToken) { notify(.token(token)) }

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
    case .reply(let reply, let id): broker.handleReply(reply, to: id, from: client)
    case .greeted(let greeting):
      for type in greeting.widgets ?? [] { broker.add(.client(client), for: type) }
    case .disconnected(let failure):
      broker.remove(client, failure)
      clients.removeAll { $0 === client }
      client.close()
    }
    return nil
  }
}

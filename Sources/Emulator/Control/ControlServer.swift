import ActivityKit
package import ActivityModel
import Foundation
package import LocalEngine
import HostProtocol

/// The emulator's side of the control protocol: lets clients in, reads what they say, and hands
/// what they reply about pictures to the desk.
@MainActor
package final class ControlServer {
  /// What a client asked; the answer goes back by `answer`.
  package struct Call {
    package var call: WireCall
    /// The app that the client speaks for.
    package var app: String
    let id: Int
    let client: ControlClient
  }

  /// More clients than this wait at the door.
  private static let clientLimit = 256

  private let socket: ControlSocket
  private let desk: WidgetDesk
  private var clients: [ControlClient] = []
  private var observation: Task<Void, Never>?
  private let driver: EngineDriver

  package init(socket: ControlSocket, desk: WidgetDesk, driver: EngineDriver) {
    self.socket = socket
    self.desk = desk
    self.driver = driver
  }

  package var path: String { socket.path }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    let door = clients.count < Self.clientLimit ? [(socket.descriptor, false)] : []
    return door + clients.map { ($0.descriptor, $0.wantsWrite) }
  }

  /// When `collect` must be called; uptime in seconds.
  package var deadline: Double? { clients.compactMap(\.deadline).min() }

  /// What clients have asked since the last call. What they reply has gone to the desk by then.
  package func collect(at uptime: Double) -> [Call] {
    while clients.count < Self.clientLimit, let descriptor = socket.accept() {
      clients.append(ControlClient(descriptor: descriptor))
    }
    return clients.flatMap { client in
      (client.read() + client.checkDeadline(at: uptime)).compactMap { take($0, from: client) }
    }
  }

  package func answer(_ call: Call, _ answer: WireAnswer) {
    call.client.send(.answer(id: call.id, answer))
  }

  /// From now on the client hears of every change.
  package func observe(_ call: Call) {
    call.client.isObserver = true
    if observation == nil {
      let changes = driver.link.changes()
      observation = Task { [weak self] in
        for await record in changes { self?.tell(.changed(record)) }
      }
    }
    answer(call, .accepted)
  }

  /// The two switches have changed.
  package func tell(_ authorization: WireAuthorization) { tell(.authorization(authorization)) }

  /// A token that starts activities has been issued.
  package func tell(_ token: PushToken) { tell(.token(token)) }

  /// Says good-bye to everybody and removes the socket.
  package func stop() {
    observation?.cancel()
    for client in clients { client.close() }
    clients = []
    socket.stop()
  }

  private func tell(_ line: LineToHost) {
    for client in clients where client.isObserver { client.send(line) }
  }

  private func take(_ input: ControlClient.Input, from client: ControlClient) -> Call? {
    switch input {
    case .call(let call, let id):
      return Call(call: call, app: client.greeting?.app ?? "", id: id, client: client)
    case .reply(let reply, let id): desk.take(reply, to: id, from: client)
    case .greeted(let greeting):
      for type in greeting.widgets ?? [] { desk.add(.client(client), for: type) }
    case .left(let failure, let unanswered):
      desk.remove(client, failure, unanswered: unanswered)
      clients.removeAll { $0 === client }
      client.close()
    }
    return nil
  }
}

import ActivityModel
import Foundation
import NIOCore

/// What all connections of a server share. Used on its event loop.
final class ConnectionContext {
  private let service: PushService
  private let inlets: InletService
  private let recorder: RequestRecorder?
  private let now: () -> Date
  let limits: ServerLimits
  let log: ServerLog
  private(set) var connections: [ObjectIdentifier: ConnectionHandler] = [:]
  /// The number of accepted sockets, which includes those that have not spoken HTTP/2 yet.
  var sockets = 0

  /// - Parameters:
  ///   - recorder: Writes every request to a file; nil: they are not recorded.
  ///   - now: The time of the records.
  init(
    service: PushService, limits: ServerLimits, log: ServerLog, recorder: RequestRecorder? = nil,
    now: @escaping () -> Date = { Date.distantPast }
  ) {
    self.service = service
    inlets = InletService(service)
    self.recorder = recorder
    self.now = now
    self.limits = limits
    self.log = log
  }

  /// Handles a request.
  ///
  /// - Parameter answer: Called once, on the event loop; possibly before this function returns.
  func handle(
    _ head: RequestHead, body: RequestBody, from client: ClientConnection,
    answer: @escaping (ServiceAnswer) -> Void
  ) {
    var send = answer
    if let recorder {
      let time = now()
      send = { reply in
        recorder.record(
          head, body: body.bytes, at: time, status: reply.status, answer: reply.body)
        answer(reply)
      }
    }
    if let route = InletRoute(path: head.path) {
      inlets.handle(route, head, body: body, from: client, answer: send)
    } else {
      service.handle(head, body: body, from: client, answer: send)
    }
  }

  func add(_ connection: ConnectionHandler) {
    connections[ObjectIdentifier(connection)] = connection
  }

  func remove(_ connection: ConnectionHandler) {
    connections[ObjectIdentifier(connection)] = nil
  }
}

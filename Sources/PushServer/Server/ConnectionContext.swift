import NIOCore

/// What all connections of a server share. Used on its event loop.
final class ConnectionContext {
  let service: PushService
  let limits: ServerLimits
  let log: ServerLog
  private(set) var connections: [ObjectIdentifier: ConnectionHandler] = [:]
  /// The number of accepted sockets, which includes those that have not spoken HTTP/2 yet.
  var sockets = 0

  init(service: PushService, limits: ServerLimits, log: ServerLog) {
    self.service = service
    self.limits = limits
    self.log = log
  }

  func add(_ connection: ConnectionHandler) {
    connections[ObjectIdentifier(connection)] = connection
  }

  func remove(_ connection: ConnectionHandler) {
    connections[ObjectIdentifier(connection)] = nil
  }
}

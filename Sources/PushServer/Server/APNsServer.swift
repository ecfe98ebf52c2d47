package import Foundation
package import NIOCore
import NIOPosix
import NIOSSL

/// The listener of the push service: HTTP/2 over TLS on the loopback interface.
package final class APNsServer {
  package static let host = "127.0.0.1"
  package static let defaultPort = 2_197

  private let loop: any EventLoop
  private let context: ConnectionContext
  private let tls: NIOSSLContext
  private var listener: (any Channel)?

  /// - Parameters:
  ///   - recorder: Writes every request to a file; nil: they are not recorded.
  ///   - now: The time of the records.
  /// - Throws: `PushServerError` when the certificate or its key cannot be used.
  package init(
    loop: any EventLoop, service: PushService, identity: ServerIdentity, limits: ServerLimits,
    log: ServerLog, recorder: RequestRecorder?, now: @escaping () -> Date
  ) throws(PushServerError) {
    self.loop = loop
    context = ConnectionContext(
      service: service, limits: limits, log: log, recorder: recorder, now: now)
    do {
      let certificate = try NIOSSLCertificate(
        bytes: Array(identity.certificate.utf8), format: .pem)
      let key = try NIOSSLPrivateKey(bytes: Array(identity.certificateKey.utf8), format: .pem)
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: [.certificate(certificate)], privateKey: .privateKey(key))
      configuration.minimumTLSVersion = .tlsv12
      configuration.applicationProtocols = ["h2"]
      // A certificate of a client is asked for, to say that it does not serve here.
      configuration.certificateVerification = .optionalVerification
      tls = try NIOSSLContext(configuration: configuration)
    } catch {
      throw PushServerError("the server's certificate cannot be used: \(error)")
    }
  }

  /// The number of connections.
  package var connections: Int { context.sockets }

  /// Listens; the future has the port.
  ///
  /// - Parameter port: 0: any free one.
  package func listen(port: Int) -> EventLoopFuture<Int> {
    let this = NIOLoopBound(self, eventLoop: loop)
    return ServerBootstrap(group: loop)
      .serverChannelOption(.backlog, value: 1_024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try this.value.accept(channel) }
      }
      .bind(host: Self.host, port: port)
      .flatMapErrorThrowing { throw Self.failure($0, port: port) }
      .map { channel in
        this.value.listener = channel
        return channel.localAddress?.port ?? port
      }
  }

  private func accept(_ channel: any Channel) throws {
    context.sockets += 1
    channel.closeFuture.assumeIsolated().whenComplete { [context] _ in context.sockets -= 1 }
    guard context.sockets <= context.limits.connections else {
      context.log.line("more than \(context.limits.connections) connections: one was closed")
      channel.close(promise: nil)
      return
    }
    let pipeline = channel.pipeline.syncOperations
    let client = ClientConnection()
    let bound = NIOLoopBound(client, eventLoop: channel.eventLoop)
    let handler = NIOSSLServerHandler(context: tls) { _, promise in
      bound.value.hasCertificate = true
      promise.succeed(.certificateVerified)
    }
    try pipeline.addHandler(handler)
    try pipeline.addHandler(ProtocolDetector(context, client))
  }

  private static func failure(_ error: any Error, port: Int) -> PushServerError {
    guard let error = error as? IOError else {
      return PushServerError("cannot listen on \(host):\(port): \(error)")
    }
    return switch error.errnoCode {
    case EADDRINUSE:
      PushServerError(
        "port \(port) of \(host) is in use by another program: stop it, or choose a port with "
          + "--port (0: any)")
    case EACCES:
      PushServerError("port \(port) needs more rights: choose one from 1024 on with --port")
    default:
      PushServerError(
        "cannot listen on \(host):\(port): \(String(cString: strerror(error.errnoCode))); "
          + "choose another port with --port")
    }
  }

  /// Accepts no more connections, tells all clients, and closes their connections after the
  /// answers that are due, or after some seconds.
  package func shutDown() -> EventLoopFuture<Void> {
    listener?.close(promise: nil)
    for connection in context.connections.values { connection.end(.shutdown) }
    let promise = loop.makePromise(of: Void.self)
    let end = NIODeadline.now() + .milliseconds(Int64(context.limits.shutdown * 1_000))
    waitForConnections(until: end, promise)
    return promise.futureResult
  }

  private func waitForConnections(until end: NIODeadline, _ promise: EventLoopPromise<Void>) {
    if context.connections.isEmpty { return promise.succeed() }
    guard NIODeadline.now() < end else {
      for connection in context.connections.values { connection.close() }
      return promise.succeed()
    }
    let this = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: .milliseconds(10)) {
      this.value.waitForConnections(until: end, promise)
    }
  }
}

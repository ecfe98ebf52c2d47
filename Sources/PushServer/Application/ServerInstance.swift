import ActivityModel
package import Foundation
package import NIOCore

/// A running server with all its parts. Made and used on one event loop.
package final class ServerInstance {
  package var identity: ServerIdentity { files.identity }
  package var paths: ServerPaths { files.paths }
  package var options: ServiceOptions { configuration.options }
  private let loop: any EventLoop
  private let configuration: ServerConfiguration
  private let log: ServerLog
  private let files: ServerFiles
  private let service: PushService
  private let server: APNsServer
  private let link: EmulatorLink
  private var admin: AdminSocket?
  package private(set) var port = 0
  private var isSaveScheduled = false
  private let begin: Date
  private let now: @Sendable () -> Date

  /// Prepares a server: reads its files, and makes those that are missing.
  ///
  /// - Parameters:
  ///   - processID: For the greeting to islands.
  ///   - write: Gets lines of the log, with their line feeds.
  /// - Throws: `PushServerError` when a file cannot be used, or another server runs.
  package init(
    _ configuration: ServerConfiguration, environment: [String: String], loop: any EventLoop,
    processID: Int32, now: @escaping @Sendable () -> Date,
    write: @escaping @Sendable (String) -> Void
  ) throws(PushServerError) {
    self.loop = loop
    self.configuration = configuration
    self.now = now
    begin = now()
    files = try ServerFiles(environment: environment, now: begin)
    let identity = files.identity
    let (channels, tokens) = try files.tables()

    let log = ServerLog(
      now: now, suffix: configuration.options.logSuffix,
      schedule: { body in Self.later(loop, milliseconds: 0, body) }, write: write)
    self.log = log
    let hooks = Hooks()
    var identifiers = BufferedRandomGenerator()
    service = PushService(
      options: configuration.options, keys: [identity.providerKey] + configuration.keys,
      channels: channels, tokens: tokens,
      faults: FaultSchedule(configuration.faults, script: configuration.script),
      surroundings: ServiceSurroundings(
        now: now,
        newID: { UUIDText.random(using: &identifiers) },
        newChannelID: {
          var generator = SystemRandomNumberGenerator()
          let bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
          return Data(bytes).base64EncodedString()
        },
        schedule: { seconds, body in
          Self.later(loop, milliseconds: Int64(seconds * 1_000), body)
        },
        tablesChanged: { hooks.save() }), log: log)
    var recorder: RequestRecorder?
    if let path = configuration.recording {
      recorder = try RequestRecorder(path: path) { log.line($0) }
    }
    server = try APNsServer(
      loop: loop, service: service, identity: identity, limits: configuration.limits, log: log,
      recorder: recorder, now: now)
    let service = service
    link = EmulatorLink(
      loop: loop, finder: EmulatorFinder(environment: environment), processID: processID,
      longestSilence: max(
        EmulatorLink.standardSilence, Timeouts.minimum(in: environment)),
      patience: configuration.limits.patience, onEvent: { hooks.link($0) })
    service.receiver = link
    hooks.save = { [weak self] in self?.saveLater() }
    hooks.link = { [weak self] in self?.handle($0) }
  }

  /// What parts call that are made before the whole.
  private final class Hooks {
    var save: () -> Void = {}
    var link: (LinkEvent) -> Void = { _ in }
  }

  private static func later(
    _ loop: any EventLoop, milliseconds: Int64, _ body: @escaping () -> Void
  ) {
    let body = NIOLoopBound(body, eventLoop: loop)
    if milliseconds <= 0 {
      loop.execute { body.value() }
    } else {
      loop.scheduleTask(in: .milliseconds(milliseconds)) { body.value() }
    }
  }

  // MARK: Life

  /// Listens and looks for an island; the future has the port.
  package func start() -> EventLoopFuture<Int> {
    let this = NIOLoopBound(self, eventLoop: loop)
    let admin = AdminSocket(loop: loop, address: paths.admin) {
      this.value.respond(to: $0, reply: $1)
    }
    self.admin = admin
    let bound = NIOLoopBound(admin, eventLoop: loop)
    return server.listen(port: configuration.port).flatMap { port in
      this.value.port = port
      this.value.link.start()
      return bound.value.listen().map { port }
    }
  }

  /// Tells all clients, waits for the answers that are due, and saves the tables.
  package func stop() -> EventLoopFuture<Void> {
    let this = NIOLoopBound(self, eventLoop: loop)
    let lost = service.stored.count
    log.line(lost == 0 ? "stops" : "stops: \(lost) stored pushes are lost")
    return server.shutDown().map {
      this.value.admin?.close()
      // Its closure holds this server.
      this.value.admin = nil
      this.value.link.stop()
      this.value.save()
      this.value.log.flush()
    }
  }

  // MARK: Tables

  /// Saves the tables once for all changes of a second.
  private func saveLater() {
    guard !isSaveScheduled else { return }
    isSaveScheduled = true
    let this = NIOLoopBound(self, eventLoop: loop)
    loop.scheduleTask(in: .seconds(1)) { this.value.save() }
  }

  private func save() {
    guard isSaveScheduled else { return }
    isSaveScheduled = false
    do throws(PushServerError) {
      try files.write(service.channels, service.tokens)
    } catch {
      log.line(error.description)
    }
  }

  // MARK: Islands

  private func handle(_ event: LinkEvent) {
    switch event {
    case .connected(let path):
      log.line("connected to the island at \(path)")
      service.receiverConnected(path)
      admin?.answerHeld(status.json)
    case .disconnected(let path):
      log.line(
        link.isConnected
          ? "the island at \(path) has gone"
          : "the island has gone: pushes are stored until one is started")
    case .tokens(let tokens): service.learn(tokens)
    case .failed(let reason): log.line(reason)
    }
  }

  // MARK: Commands

  /// Carries out a command.
  ///
  /// - Parameter reply: Gets the lines to show, once; possibly much later.
  private func respond(to command: AdminCommand, reply: @escaping (String) -> Void) {
    switch command {
    case .status: return reply(status.json)
    case .wait:
      if link.isConnected { reply(status.json) } else { admin?.hold(reply) }
      return
    case .listFaults: break
    case .clearFaults:
      service.clearFaults()
      log.line("faults cleared")
    case .addFault(let fault):
      service.faults.add(fault)
      log.line("fault added: \(fault.text)")
    }
    let lines = service.faults.lines
    reply(lines.isEmpty ? "no faults" : lines.joined(separator: "\n"))
  }

  private var status: ServerStatus {
    ServerStatus(
      port: port, uptime: now().timeIntervalSince(begin), islands: link.paths,
      connections: server.connections, requests: service.counts,
      storedPushes: service.stored.count, knownTokens: service.tokens.count,
      channels: service.channels.count, isLax: configuration.options.isLax,
      faults: service.faults.lines)
  }
}

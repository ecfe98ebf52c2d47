import Foundation

/// The push service: checks requests, applies faults, passes pushes on to an island, and answers.
/// It knows nothing of HTTP/2 and of sockets. Used on one event loop.
package final class PushService {
  let surroundings: ServiceSurroundings
  let answers: AnswerWriter
  let devices: DeviceService
  private let broadcasts: ChannelService
  private let forwarder: PushForwarder
  private var authenticator: RequestAuthenticator

  package init(
    options: ServiceOptions, keys: [ProviderKey], channels: ChannelTable = ChannelTable(),
    tokens: KnownTokens = KnownTokens(), faults: FaultSchedule = FaultSchedule(),
    surroundings: ServiceSurroundings, log: ServerLog
  ) {
    self.surroundings = surroundings
    authenticator = RequestAuthenticator(options, keys: keys)
    answers = AnswerWriter(options, newID: surroundings.newID, log: log)
    forwarder = PushForwarder(
      faults: faults, answers: answers, surroundings: surroundings, log: log)
    devices = DeviceService(
      tokens, forwarder: forwarder, answers: answers, surroundings: surroundings, log: log)
    broadcasts = ChannelService(
      channels, forwarder: forwarder, answers: answers, surroundings: surroundings, log: log)
  }

  // MARK: State

  package var counts: ServiceCounts { answers.counts }
  package var channels: ChannelTable { broadcasts.table }
  package var tokens: KnownTokens { devices.tokens }
  package var stored: StoredPushes { devices.stored }

  package var faults: FaultSchedule {
    get { forwarder.faults }
    set { forwarder.faults = newValue }
  }

  /// Where pushes go, which the service does not keep alive; nil is the same as no island.
  package var receiver: (any PushGateway)? {
    get { forwarder.receiver }
    set { forwarder.receiver = newValue }
  }

  // MARK: Requests

  /// Handles a request.
  ///
  /// - Parameter answer: Called once, on the event loop; possibly before this function returns.
  package func handle(
    _ head: RequestHead, body: RequestBody, from connection: ClientConnection,
    answer: @escaping (ServiceAnswer) -> Void
  ) {
    let request = ServiceRequest(
      head, body: body.bytes, newID: surroundings.newID, send: answer)
    let now = surroundings.now()
    do throws(RequestRefusal) {
      let checked = try RequestValidator.check(
        head, body: body, now: now.timeIntervalSince1970
      ) { authorization throws(RequestRefusal) in
        try self.authenticator.authenticate(
          head, authorization: authorization, on: connection, at: now)
      }
      switch checked {
      case .push(let push):
        try authenticator.checkEnvironment(of: head)
        devices.receive(push, request)
      case .broadcast(let push): try broadcasts.receive(push, request)
      case .channel(let change): try broadcasts.manage(change, request)
      }
    } catch {
      reject(request, devices.namingTheApp(error, of: head))
    }
  }

  /// Refuses a request, and tells the island of it.
  func reject(_ request: ServiceRequest, _ refusal: RequestRefusal) {
    forwarder.report(refusal, of: request)
    answers.refuse(request, refusal)
  }

  /// Removes all faults, and delivers the pushes that a fault holds back.
  package func clearFaults() { forwarder.clearFaults() }

  // MARK: Islands

  /// Delivers the broadcasts that are stored to an island that has been connected. They stay for others
  /// until they expire; an island knows which it has had.
  package func receiverConnected(_ island: String) { broadcasts.deliverStored(to: island) }

  /// Learns tokens that an island has issued, and delivers the pushes that wait for it, the oldest
  /// first.
  package func learn(_ issued: [KnownToken]) { devices.learn(issued) }
}

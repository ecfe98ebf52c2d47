import ActivityModel
import Foundation

/// The channels of apps: managing them, and the broadcasts to them.
final class ChannelService {
  private(set) var table: ChannelTable
  private let forwarder: PushForwarder
  private let answers: AnswerWriter
  private let surroundings: ServiceSurroundings
  private let log: ServerLog

  init(
    _ table: ChannelTable, forwarder: PushForwarder, answers: AnswerWriter,
    surroundings: ServiceSurroundings, log: ServerLog
  ) {
    self.table = table
    self.forwarder = forwarder
    self.answers = answers
    self.surroundings = surroundings
    self.log = log
  }

  // MARK: Broadcasts

  /// Delivers a broadcast to every island, unless a fault answers it.
  ///
  /// - Throws: `RequestRefusal` when there is no such channel, or it does not store the broadcast as
  ///   it asks for.
  func receive(_ push: BroadcastPush, _ request: ServiceRequest) throws(RequestRefusal) {
    let channel = try table.channel(push.channel, app: push.app)
    guard channel.policy == .storesLatest || push.expiration == 0 else {
      throw RequestRefusal(
        .badExpirationDate,
        "apns-expiration is \(push.expiration), but the channel stores nothing: send 0")
    }
    let delivery = PushDelivery(
      to: .channel(push.channel, app: push.app), payload: push.payload, id: request.id,
      priority: push.priority, app: push.app, headers: request.head.shown, steps: push.steps)
    forwarder.meetFaults(request) { [self] plan in
      let isStored = channel.policy == .storesLatest && push.expiration > 0
      // For every island that is not there, also where another one is.
      if isStored { store(push, request) }
      forwarder.send(delivery, request, plan) { [self] in
        answers.accept(request, (isStored ? "" : "not ") + "stored: no island is running")
      }
    }
  }

  private func store(_ push: BroadcastPush, _ request: ServiceRequest) {
    let now = surroundings.now()
    let end = min(
      Date(timeIntervalSince1970: Double(push.expiration)),
      now.addingTimeInterval(ChannelTable.longestStorage))
    table.store(
      PushChannel.Message(
        payload: push.payload, id: request.id, priority: push.priority, received: now,
        expiration: end), channel: push.channel, app: push.app)
    surroundings.tablesChanged()
  }

  /// Delivers the broadcasts that are stored to an island. They stay for others until they expire.
  func deliverStored(to island: String) {
    for channel in table.withMessages(at: surroundings.now()) {
      guard let message = channel.message else { continue }
      let delivery = PushDelivery(
        to: .channel(channel.id, app: channel.app), payload: message.payload, id: message.id,
        priority: message.priority, app: channel.app)
      forwarder.passOnStored(delivery, received: message.received, to: island) {
        [self] outcome in
        switch outcome {
        case .answered(let result): log.line("a stored broadcast was delivered: \(result.summary)")
        // It gets it when it is connected again.
        case .away, .overloaded: break
        case .failed(let text): log.line("a stored broadcast was lost: \(text)")
        }
      }
    }
  }

  // MARK: Management

  /// Makes, deletes or lists channels.
  ///
  /// - Throws: `RequestRefusal` when there is no such channel, or there are too many.
  func manage(_ change: ChannelRequest, _ request: ServiceRequest) throws(RequestRefusal) {
    switch change.operation {
    case .create(let policy):
      let id = surroundings.newChannelID()
      try table.create(id, app: change.app, policy: policy)
      surroundings.tablesChanged()
      answers.respond(request, 201, "channel \(id) created", headers: [("apns-channel-id", id)])
    case .read(let id):
      let channel = try table.channel(id, app: change.app)
      answers.respond(
        request, 200, "channel \(id)",
        body: "{\"message-storage-policy\":\(channel.policy.rawValue),"
          + "\"push-type\":\"LiveActivity\"}")
    case .delete(let id):
      try table.delete(id, app: change.app)
      surroundings.tablesChanged()
      answers.respond(request, 204, "channel \(id) deleted")
    case .list:
      let all = table.channels(of: change.app)
      // Base64 has no character that JSON escapes.
      let names = all.map { "\"\($0)\"" }.joined(separator: ",")
      answers.respond(request, 200, "\(all.count) channels", body: "{\"channels\":[\(names)]}")
    }
  }
}

import ActivityModel
import Foundation
import NIOCore
import NIOEmbedded

@testable import PushServer

/// What the push server reads from its clients.
@MainActor
enum PushServerTargets {
  /// An island that answers each push at once.
  private final class Island: PushGateway {
    let isConnected = true

    func deliver(_ push: PushDelivery, completion: @escaping (DeliveryOutcome) -> Void) {
      let result = PushResult(.delivered, summary: "")
      completion(push.payload.count % 2 == 0 ? .away : .answered(result))
    }

    func report(_ trace: PushTrace, token: Data?) { _ = trace.lines }
  }

  private static let start = Date(timeIntervalSince1970: 1.79e9)

  private static func service(
    _ island: Island, isLax: Bool, log: ServerLog
  ) -> PushService {
    var count = 0
    let service = PushService(
      options: ServiceOptions(isLax: isLax, explains: true, environment: .sandbox), keys: [],
      surroundings: ServiceSurroundings(
        now: { start },
        newID: {
          count += 1
          return "id-\(count)"
        },
        newChannelID: {
          count += 1
          return Data("channel\(count)".utf8).base64EncodedString()
        }, schedule: { _, body in body() }, tablesChanged: {}),
      log: log)
    service.receiver = island
    return service
  }

  private static func log(_ write: @escaping (String) -> Void = { _ in }) -> ServerLog {
    ServerLog(now: { start }, zone: .gmt, suffix: "", write: write)
  }

  /// The bytes of one connection, as TLS hands them on, in pieces whose lengths the first byte
  /// determines; then the time limits pass, and the client leaves.
  static func http(_ data: Data) {
    let island = Island()
    let log = log()
    let channel = EmbeddedChannel()
    let service = service(island, isLax: data.count % 2 == 0, log: log)
    let context = ConnectionContext(service: service, limits: ServerLimits(), log: log)
    try? channel.pipeline.syncOperations.addHandler(ProtocolDetector(context, ClientConnection()))
    try? channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    let step = Int(data.first ?? 0) % 2 == 0 ? data.count + 1 : 13
    var rest = data.dropFirst()
    while !rest.isEmpty {
      _ = try? channel.writeInbound(ByteBuffer(bytes: rest.prefix(step)))
      rest = rest.dropFirst(step)
    }
    channel.embeddedEventLoop.run()
    while case .some = try? channel.readOutbound(as: ByteBuffer.self) {}
    channel.embeddedEventLoop.advanceTime(by: .seconds(60))
    _ = try? channel.finish()
    precondition(context.connections.isEmpty)
  }

  /// A request as text: lines `name: value`, an empty line, and the body.
  static func request(_ data: Data) {
    let island = Island()
    var lines: [String] = []
    let log = log { lines.append($0) }
    let service = service(island, isLax: data.count % 2 == 0, log: log)
    let context = ConnectionContext(service: service, limits: ServerLimits(), log: log)
    let parts = String(decoding: data, as: UTF8.self).split(
      separator: "\n\n", maxSplits: 1, omittingEmptySubsequences: false)
    let headers = parts[0].split(separator: "\n").map { line in
      let end = line.dropFirst().firstIndex(of: ":") ?? line.endIndex
      let value = end < line.endIndex ? line[line.index(after: end)...] : ""
      return (String(line[..<end]), value.trimmingCharacters(in: .whitespaces))
    }
    var answers: [ServiceAnswer] = []
    context.handle(
      RequestHead(headers), body: RequestBody(Data((parts.count > 1 ? parts[1] : "").utf8)),
      from: ClientConnection()
    ) { answers.append($0) }
    precondition(answers.count == 1)
    precondition((200..<600).contains(answers[0].status))
    // Each is one line, which ends with the only control character in it.
    precondition(
      lines.allSatisfy { $0.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 } })
  }
}

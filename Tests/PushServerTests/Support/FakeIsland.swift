import ActivityModel
import Foundation
import NIOCore
import NIOPosix
import Synchronization

@testable import PushServer

/// An island on a socket: greets, lists one token, and answers each push to it as delivered.
final class FakeIsland: Sendable {
  private let received = Mutex<[PushDelivery]>([])
  /// The listener and the connections that are open; nil: it has stopped.
  private let channels = Mutex<[any Channel]?>(nil)
  private let token: Data
  private let app: String

  init(token: Data, app: String) {
    self.token = token
    self.app = app
  }

  /// The pushes that it has got.
  var pushes: [PushDelivery] { received.withLock { $0 } }

  /// Listens at a path.
  func listen(at path: String) async throws {
    channels.withLock { $0 = [] }
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        // A server that has lost its connection may find the socket before it is closed, too.
        if !self.keeps(channel) { channel.close(promise: nil) }
        return channel.eventLoop.makeCompletedFuture {
          let handler = LineHandler(
            longestLine: 1 << 20,
            onLine: { line in
              guard let reply = self.reply(to: Data(line)) else { return }
              channel.writeAndFlush(ByteBuffer(bytes: reply), promise: nil)
            }, onClose: {})
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true).get()
    _ = keeps(listener)
    // As an island does when it listens.
    chmod(path, 0o600)
  }

  private func keeps(_ channel: any Channel) -> Bool {
    channels.withLock { channels in
      channels?.append(channel)
      return channels != nil
    }
  }

  /// Closes the socket and all connections.
  func stop() async {
    let all = channels.withLock { channels in
      defer { channels = nil }
      return channels ?? []
    }
    for channel in all { try? await channel.close().get() }
  }

  private func reply(to line: Data) -> Data? {
    guard let message = try? Wire.message(ClientLine<UnreadBody>.self, in: line) else { return nil }
    switch message {
    case .greeting: return try? Wire.line(WireGreeting(app: "island", pid: 1))
    case .call(let id, let call):
      return try? Wire.line(ServerLine<UnreadBody>.answer(id: id, reply(to: call)))
    case .reply: return nil
    }
  }

  private func reply(to call: WireCall) -> WireReply {
    switch call {
    case .push(let push):
      received.withLock { $0.append(push.push) }
      if case .token(let other) = push.push.target, other != token {
        return .pushed(PushResult(.unknownToken, summary: "refused", diagnosis: "never issued"))
      }
      return .pushed(PushResult(.delivered, summary: "update of Pizza applied"))
    case .tokens:
      return .tokens([
        TokenListing(
          target: .activity(ActivityID("A")), app: app, attributesType: "Pizza", bytes: token)
      ])
    default: return .accepted
    }
  }
}

package import ActivityModel
import Glibc
package import NIOCore
import NIOPosix

/// Takes commands for the server on a Unix-domain socket. A connection carries one command, a line,
/// and its reply: `ok` or `error` in the first line, then lines of text until the end.
package final class AdminSocket {
  private static let longestLine = 4_096

  private let loop: any EventLoop
  private let address: WireAddress
  private let respond: (AdminCommand, @escaping (String) -> Void) -> Void
  private var listener: (any Channel)?
  /// What answers the commands that wait for something.
  private var held: [(String) -> Void] = []

  /// - Parameter respond: Carries out a command and passes on the lines to show; called on the loop.
  package init(
    loop: any EventLoop, address: WireAddress,
    respond: @escaping (AdminCommand, @escaping (String) -> Void) -> Void
  ) {
    self.loop = loop
    self.address = address
    self.respond = respond
  }

  /// Listens. A socket that a server left behind is removed: its folder's lock tells that no other
  /// server runs.
  package func listen() -> EventLoopFuture<Void> {
    unlink(address.path)
    let this = NIOLoopBound(self, eventLoop: loop)
    return ServerBootstrap(group: loop)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try this.value.accept(channel) }
      }
      .bind(unixDomainSocketPath: address.path)
      .flatMapErrorThrowing { error in
        throw PushServerError("cannot listen on '\(this.value.address.path)': \(error)")
      }
      .map { channel in
        this.value.listener = channel
        chmod(this.value.address.path, 0o600)
      }
  }

  private func accept(_ channel: any Channel) throws {
    let isolated = NIOLoopBound((self, channel), eventLoop: loop)
    let handler = LineHandler(
      longestLine: Self.longestLine,
      onLine: { line in
        let (this, channel) = isolated.value
        this.reply(to: String(decoding: line, as: UTF8.self)) { text in
          channel.writeAndFlush(ByteBuffer(string: text)).whenComplete { _ in
            channel.close(promise: nil)
          }
        }
      }, onClose: {})
    try channel.pipeline.syncOperations.addHandler(handler)
  }

  private func reply(to line: String, _ send: @escaping (String) -> Void) {
    do throws(PushServerError) {
      respond(try AdminCommand(line)) { text in send(text.isEmpty ? "ok\n" : "ok\n\(text)\n") }
    } catch {
      send("error\n\(error.description)\n")
    }
  }

  /// Keeps the reply to a command until `answerHeld`.
  func hold(_ reply: @escaping (String) -> Void) { held.append(reply) }

  /// Answers all commands that wait.
  func answerHeld(_ text: String) {
    let replies = held
    held = []
    for reply in replies { reply(text) }
  }

  /// Stops listening and removes the socket.
  package func close() {
    listener?.close(promise: nil)
    unlink(address.path)
  }
}

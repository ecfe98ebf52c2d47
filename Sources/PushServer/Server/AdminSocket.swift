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
  private let respond: (AdminCommand) -> String
  private var listener: (any Channel)?

  /// - Parameter respond: Carries out a command and returns the lines to show; called on the loop.
  package init(
    loop: any EventLoop, address: WireAddress, respond: @escaping (AdminCommand) -> String
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
        let reply = ByteBuffer(string: this.reply(to: String(decoding: line, as: UTF8.self)))
        channel.writeAndFlush(reply).whenComplete { _ in channel.close(promise: nil) }
      }, onClose: {})
    try channel.pipeline.syncOperations.addHandler(handler)
  }

  private func reply(to line: String) -> String {
    do throws(PushServerError) {
      let text = respond(try AdminCommand(line))
      return text.isEmpty ? "ok\n" : "ok\n\(text)\n"
    } catch {
      return "error\n\(error.description)\n"
    }
  }

  /// Stops listening and removes the socket.
  package func close() {
    listener?.close(promise: nil)
    unlink(address.path)
  }
}

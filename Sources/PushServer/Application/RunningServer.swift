package import Foundation
import NIOCore
import NIOPosix

/// A server on an event loop of its own, for callers that have none.
package final class RunningServer: Sendable {
  private let instance: NIOLoopBound<ServerInstance>
  private let group: MultiThreadedEventLoopGroup

  package let port: Int

  private init(
    _ instance: NIOLoopBound<ServerInstance>, _ group: MultiThreadedEventLoopGroup, port: Int
  ) {
    self.instance = instance
    self.group = group
    self.port = port
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - lines: The lines to write when it listens on a port.
  ///   - write: Gets those lines and the lines of the log; called on the event loop.
  /// - Throws: `PushServerError` when it cannot start.
  package static func start(
    _ configuration: ServerConfiguration, environment: [String: String], processID: Int32,
    now: @escaping @Sendable () -> Date, write: @escaping @Sendable (String) -> Void,
    lines: @escaping @Sendable (ServerInstance, Int) -> [String]
  ) async throws -> RunningServer {
    // One thread: all state belongs to it and needs no locks.
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let loop = group.next()
    do {
      let (instance, port) = try await loop.flatSubmit {
        do throws(PushServerError) {
          let instance = try ServerInstance(
            configuration, environment: environment, loop: loop, processID: processID, now: now,
            write: write)
          let bound = NIOLoopBound(instance, eventLoop: loop)
          return instance.start().map { port in
            write(lines(bound.value, port).map { "\($0)\n" }.joined())
            return (bound, port)
          }
        } catch {
          return loop.makeFailedFuture(error)
        }
      }.get()
      return RunningServer(instance, group, port: port)
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
  }

  /// Tells all clients, answers what is due, saves the tables, and ends the event loop.
  package func stop() async {
    let instance = instance
    try? await group.next().flatSubmit { instance.value.stop() }.get()
    try? await group.shutdownGracefully()
  }
}

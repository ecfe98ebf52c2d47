import Foundation
import Synchronization

@testable import PushServer

/// A server on a free port, with folders of its own.
struct TestServer {
  let folder: ScratchFolder
  let server: RunningServer
  private let lines: ServerLines

  /// - Parameters:
  ///   - folder: Where its files and sockets are; nil: a new one.
  ///   - change: Changes the configuration before the start.
  ///   - now: The server's clock.
  static func start(
    in folder: ScratchFolder? = nil,
    _ change: (inout ServerConfiguration) -> Void = { _ in },
    at now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_790_000_000) }
  ) async throws -> TestServer {
    let folder = try folder ?? ScratchFolder()
    var configuration = ServerConfiguration(port: 0, options: ServiceOptions(isLax: true))
    // They end clients that hang, and are no measure of the machine.
    configuration.limits.firstRequest = 600
    configuration.limits.body = 600
    // An island is found because it is there, not because time has passed.
    configuration.limits.patience = 86_400
    change(&configuration)
    let lines = ServerLines()
    let server = try await RunningServer.start(
      configuration, environment: environment(folder), processID: 1,
      now: now, write: { lines.add($0) },
      lines: { _, port in ["port \(port)"] })
    return TestServer(folder: folder, server: server, lines: lines)
  }

  static func environment(_ folder: ScratchFolder) -> [String: String] {
    ["XDG_STATE_HOME": folder.file("s"), "XDG_RUNTIME_DIR": folder.path]
  }

  var environment: [String: String] { Self.environment(folder) }

  /// The certificate of the authority, in PEM.
  var authority: String { folder.file("s/island/apns/ca.pem") }

  /// The lines of the log.
  var log: String { lines.text }

  /// Waits until the log has a text.
  func waitForLog(_ text: String, times: Int = 1) async {
    await lines.wait(for: text, times: times)
  }

  func client() async throws -> FrameClient {
    try await FrameClient.connect(port: server.port, authority: authority)
  }
}

import Foundation
import ActivityModel
import PushServer

/// Collects what snippets need from the server's folder and from the running server.
enum SnippetSource {
  /// Returns the values; makes the keys when the server has never run.
  ///
  /// - Throws: `PushServerError` when a file cannot be used.
  static func values(port: Int?) throws(PushServerError) -> SnippetValues {
    let paths = try ServerPaths(environment: ProcessInfo.processInfo.environment)
    try paths.state.prepare()
    var generator = SystemRandomNumberGenerator()
    let identity = try ServerIdentity(folder: paths.state, now: Date(), using: &generator)
    let tokens = try TableFile.read(KnownTokens.self, from: paths.tokens)
    let latest = tokens?.latest(isStart: false)
    var port = port
    if port == nil { port = try runningPort(paths) }
    return SnippetValues(
      port: port ?? APNsServer.defaultPort,
      authority: identity.authorityFile, key: identity.signingKeyFile,
      keyID: identity.signing.keyID, team: identity.signing.team,
      topic: "\(latest?.app ?? "com.example.app").push-type.liveactivity",
      token: latest.map { TokenText.hex($0.bytes) } ?? "00")
  }

  private static func runningPort(_ paths: ServerPaths) throws(PushServerError) -> Int? {
    guard let reply = try AdminClient.send(.status, to: paths.admin) else { return nil }
    return try ServerStatus(json: reply).port
  }
}

import Foundation

/// The files of a server: its certificates and keys, and the tables that it keeps.
struct ServerFiles {
  let paths: ServerPaths
  let identity: ServerIdentity
  /// Held while the server runs.
  private let lock: ServerLock

  /// Makes the folders and files that are missing, and locks the folder of the state.
  ///
  /// - Throws: `PushServerError` when a file cannot be used, or another server runs.
  init(environment: [String: String], now: Date) throws(PushServerError) {
    paths = try ServerPaths(environment: environment)
    try paths.state.prepare()
    try paths.runtime.prepare()
    lock = try ServerLock(paths.state)
    var generator = SystemRandomNumberGenerator()
    identity = try ServerIdentity(folder: paths.state, now: now, using: &generator)
  }

  /// Reads the tables of an earlier run; empty ones when there was none.
  ///
  /// - Throws: `PushServerError` when a file cannot be read.
  func tables() throws(PushServerError) -> (channels: ChannelTable, tokens: KnownTokens) {
    let channels = try TableFile.read(ChannelTable.self, from: paths.channels)
    let tokens = try TableFile.read(KnownTokens.self, from: paths.tokens)
    return (channels ?? ChannelTable(), tokens ?? KnownTokens())
  }

  /// Writes the tables for the next run.
  ///
  /// - Throws: `PushServerError` when a file cannot be written.
  func write(_ channels: ChannelTable, _ tokens: KnownTokens) throws(PushServerError) {
    try TableFile.write(channels, to: paths.channels)
    try TableFile.write(tokens, to: paths.tokens)
  }
}

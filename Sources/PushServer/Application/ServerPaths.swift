package import ActivityModel

/// Where the server keeps its files and its socket for commands.
package struct ServerPaths: Sendable {
  package let state: PrivateFolder
  package let runtime: PrivateFolder
  package let admin: WireAddress

  /// Takes the paths from the environment.
  ///
  /// - Throws: `PushServerError` when the environment names no folder, or a path that is too long.
  package init(environment: [String: String]) throws(PushServerError) {
    guard let state = PrivateFolder.state(environment: environment) else {
      throw PushServerError(
        "neither HOME nor XDG_STATE_HOME is an absolute path: set one, for the keys")
    }
    self.state = state
    runtime = AdminAddress.folder(environment: environment)
    admin = try AdminAddress.address(environment: environment)
  }

  package var channels: String { state.file("channels.json") }
  package var tokens: String { state.file("tokens.json") }
}

import ArgumentParser
import Foundation
import PushServer
import Sandbox

extension PushEnvironment: ExpressibleByArgument {}

/// Runs the server until it is stopped.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Run the push service (the default).")

  @Option(help: "The port; 0: any free one.")
  var port = APNsServer.defaultPort

  @Flag(help: "Accept any provider token, and requests without one.")
  var lax = false

  @Flag(help: "Add the header island-reason, which says why, to every response.")
  var explain = false

  @Option(
    help: ArgumentHelp(
      "Fail some pushes: 429, 503, 500, 410, goaway, slow 2s, drop, duplicate or reorder, then "
        + "'next N' or 'every N'. Can be repeated.", valueName: "fault"))
  var fault: [String] = []

  @Option(
    help: ArgumentHelp("A file with lines 'after N requests: FAULT'.", valueName: "file"))
  var faults: String?

  @Option(
    help: ArgumentHelp(
      "Another signing key (.p8); needs --key-id and --team. Can be repeated.", valueName: "file"))
  var key: [String] = []

  @Option(help: "The key's identifier, ten characters.")
  var keyID: [String] = []

  @Option(help: "The key's team, ten characters.")
  var team: [String] = []

  @Option(
    help: ArgumentHelp(
      "The only environment of the key, sandbox or production: none, or one for each --key.",
      valueName: "environment"))
  var keyEnvironment: [PushEnvironment] = []

  @Option(
    help: ArgumentHelp(
      "The environment of all tokens, sandbox or production: a client that names Apple's host of "
        + "the other one gets 400 BadDeviceToken.", valueName: "environment"))
  var environment: PushEnvironment?

  @Option(
    help: ArgumentHelp(
      "A file that gets every request, a line of JSON each, for 'island push --replay'.",
      valueName: "file"))
  var record: String?

  /// Runs the server.
  ///
  /// - Throws: `PushServerError` when it cannot start.
  func run() async throws {
    // It has keys.
    ProcessTree.hide()
    let configuration = try configuration()
    try await ServerProgram.run(configuration, lines: Self.start)
  }

  private func configuration() throws(PushServerError) -> ServerConfiguration {
    guard (0...65_535).contains(port) else {
      throw PushServerError("--port \(port) is not a port: use 0 to 65535")
    }
    var faultList: [Fault] = []
    for text in fault { faultList.append(try Fault(text)) }
    var script: FaultScript?
    if let faults {
      guard let content = try PrivateFile.read(faults, isSecret: false, limit: 1 << 20) else {
        throw PushServerError("the file '\(faults)' of --faults is missing: check the path")
      }
      script = try FaultScript(String(decoding: content, as: UTF8.self), file: faults)
    }
    return ServerConfiguration(
      port: port, options: ServiceOptions(isLax: lax, explains: explain, environment: environment),
      keys: try keys(),
      faults: faultList, script: script, recording: record)
  }

  private func keys() throws(PushServerError) -> [ProviderKey] {
    guard key.count == keyID.count, key.count == team.count else {
      throw PushServerError(
        "\(key.count) --key, \(keyID.count) --key-id and \(team.count) --team: give all three for "
          + "each key")
    }
    guard keyEnvironment.isEmpty || keyEnvironment.count == key.count else {
      throw PushServerError(
        "\(key.count) --key and \(keyEnvironment.count) --key-environment: give one for each key, "
          + "or none")
    }
    var keys: [ProviderKey] = []
    for (index, file) in key.enumerated() {
      for (name, value) in [("--key-id", keyID[index]), ("--team", team[index])]
      where !SigningIdentity.isIdentifier(value) {
        throw PushServerError(
          "\(name) '\(value)' is not ten capital letters and digits: copy it from the key's page")
      }
      guard let content = try PrivateFile.read(file, isSecret: false, limit: 1 << 20) else {
        throw PushServerError("the file '\(file)' of --key is missing: check the path")
      }
      let pem = String(decoding: content, as: UTF8.self)
      keys.append(
        try ProviderKey(
          id: keyID[index], team: team[index],
          environment: keyEnvironment.isEmpty ? nil : keyEnvironment[index], pem: pem, file: file))
    }
    return keys
  }

  /// The lines that a start prints.
  private static func start(_ server: ServerInstance, _ port: Int) -> [String] {
    let identity = server.identity
    let notes = server.options.isLax ? ["  --lax: provider tokens are not verified"] : []
    return [
      "island-apns listens on https://localhost:\(port) (HTTP/2)",
      "  CA file   \(identity.authorityFile)",
      "  key file  \(identity.signingKeyFile)",
      "  key id    \(identity.signing.keyID)",
      "  team id   \(identity.signing.team)",
      "Give these to your client in place of Apple's host and your key, or run",
      "  island-apns snippet curl    (or python, node, go, swift) for a program that sends a push",
      "  eval \"$(island-apns env)\"   for variables of your shell",
    ] + notes
  }
}

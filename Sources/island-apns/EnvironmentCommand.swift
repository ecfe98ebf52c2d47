import ArgumentParser
import PushServer

/// Prints variables for a shell.
struct EnvironmentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "env", abstract: "Print the address, the CA and the key as exports for a shell.")

  @Option(help: "The port; by default that of the running push service, else 2197.")
  var port: Int?

  /// Runs the command.
  ///
  /// - Throws: `PushServerError` when it cannot be carried out.
  func run() throws {
    print(try SnippetSource.values(port: port).exports)
  }
}

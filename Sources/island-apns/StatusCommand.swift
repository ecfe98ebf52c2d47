import ArgumentParser
import PushServer

/// Shows what a running server does.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Show the port and the counts of the running push service.")

  /// Runs the command.
  ///
  /// - Throws: `PushServerError` when it cannot be carried out.
  func run() throws {
    try AdminRequest.run(.status)
  }
}

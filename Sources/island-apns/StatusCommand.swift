import ArgumentParser
import Foundation
import PushServer

/// Shows what a running server does.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Show the port and the counts of the running push service.",
    discussion: "Exits with 0 only when it is connected to an island.")

  @Flag(help: "Print the status as JSON in one line.")
  var json = false

  /// Runs the command.
  ///
  /// - Throws: `PushServerError` when it cannot be carried out; `ExitCode` when no island is
  ///   connected.
  func run() throws {
    let status = try ServerStatus(json: AdminRequest.reply(to: .status))
    if json {
      print(status.json)
    } else {
      for line in status.lines { print(SafeText.line(line)) }
    }
    if !status.isConnected { throw ExitCode.failure }
  }
}

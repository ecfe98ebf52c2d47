import ArgumentParser
import Foundation
import PushServer

/// Waits until a running server is connected to an island.
struct ServerWaitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wait", abstract: "Wait until the push service is connected to an island.",
    discussion: """
      Exits with 0 at once when it is, or as soon as it is; also when the push service itself has \
      still to be started. Exits with 1 after the timeout.
      """)

  @Option(help: "The longest time to wait, in seconds.")
  var timeout = 30.0

  /// Rejects a time that is none.
  ///
  /// - Throws: `ValidationError`.
  func validate() throws {
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout: expected seconds, more than 0, got \(timeout)")
    }
  }

  /// Runs the command.
  ///
  /// - Throws: `PushServerError` when no island was connected in time.
  func run() throws {
    let paths = try ServerPaths(environment: ProcessInfo.processInfo.environment)
    let status = try ConnectionWait.run(paths, seconds: timeout)
    for path in status.islands { print(SafeText.line("connected to the island at \(path)")) }
  }
}

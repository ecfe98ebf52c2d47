import Foundation
import IslandCommands
import JavaScript

/// The node beside this process, when it runs code of others that is JavaScript.
enum HostScript {
  /// Starts the node that the process was told of; nil: it was told of none. Call it before the process
  /// enters its sandbox, which lets it start nothing; node is in one of its own.
  static func start() -> ScriptProcess? {
    do throws(ScriptFailure) {
      let command = ScriptCommand.told(in: ProcessInfo.processInfo.environment)
      return try command.map { command throws(ScriptFailure) in try ScriptProcess(command) }
    } catch {
      ErrorPrinter.exit(error.message, code: .failed)
    }
  }
}

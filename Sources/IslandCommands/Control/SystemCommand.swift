import ActivityModel
import ArgumentParser

/// `island system call`: shows an item of the system, such as a call, in the island.
struct SystemCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "system", abstract: "Show a system item in the island, or remove it.")

  @Argument(help: "call, faceID, navigation, hotspot or recording (default: none).")
  var item: SystemItem?

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws { island.send(.setSystemItem(item)) }
}

import ActivityModel
import ArgumentParser

/// `island system call`: shows an item of the system, such as a call, in the island.
struct SystemCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "system", abstract: "Let the system show something of its own in the island.")

  @Argument(help: "call, faceID, navigation, hotspot or recording; nothing when left out.")
  var item: SystemItem?

  func run() { IslandConnection().submit(.setSystemItem(item)) }
}

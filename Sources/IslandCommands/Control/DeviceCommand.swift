import ActivityModel
import ArgumentParser

/// `island device ID`: changes the emulated device.
struct DeviceCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "device", abstract: "Show another device; 'list' names them.")

  @Argument(help: "Such as iphone-16-pro.")
  var device: String

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    island.send(.setDevice(try DisplayOptions.device(named: device)))
  }
}

import ActivityModel
import ArgumentParser

/// `island device [ID]`: changes the emulated device, or prints it.
struct DeviceCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "device", abstract: "Show another device; 'list' names them.")

  @Argument(help: "Such as iphone-16-pro (default: print the device shown now).")
  var device: String?

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    guard let device else {
      let device = try island.report().device
      return print("\(device.id)  \(device.name)")
    }
    island.send(.setDevice(try DisplayOptions.device(named: device)))
  }
}

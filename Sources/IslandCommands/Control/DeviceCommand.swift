import ActivityModel
import ArgumentParser

/// `island device ID`: changes the emulated device.
struct DeviceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "device", abstract: "Show another device; 'list' names them.")

  @Argument(help: "Such as iphone-16-pro.")
  var device: String

  func run() {
    let device = DisplayOptions.device(named: device)
    IslandConnection().submit(.setDevice(device))
  }
}

package import ActivityModel
import Foundation

extension WireConnection {
  /// Connects to the emulator named in the environment, else to the user's newest one, and
  /// exchanges greetings. The caller has to run `read` afterwards.
  ///
  /// - Throws: `EmulatorConnectionError` when no emulator is running or it cannot be used.
  package static func connect(
    as greeting: WireGreeting, environment: [String: String]
  ) throws(EmulatorConnectionError) -> WireConnection {
    guard let contact = try EmulatorLocator(environment: environment).connect(greeting) else {
      let directory = WireAddress.directory(environment: environment, userID: geteuid())
      let path = directory + "/" + WireAddress.Kind.emulator.name(1)
      // If the socket's path cannot be used, starting an emulator would not help.
      do throws(WireAddress.Failure) {
        _ = try WireAddress(path: path)
      } catch {
        throw .address(error)
      }
      throw .notRunning(path: path)
    }
    return WireConnection(input: contact.descriptor, output: contact.descriptor)
  }
}

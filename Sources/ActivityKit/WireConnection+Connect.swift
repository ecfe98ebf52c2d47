package import ActivityModel
import Foundation

extension WireConnection {
  /// Connects to the emulator that the environment names, else to the one of the user that was
  /// started last, and says who this is. Somebody has to run `read` then.
  package static func connect(
    as greeting: WireGreeting, environment: [String: String]
  ) throws(IslandTrouble) -> WireConnection {
    guard let contact = try IslandFinder(environment: environment).connect(greeting) else {
      let directory = WireAddress.directory(environment: environment, userID: geteuid())
      let path = directory + "/" + WireAddress.Kind.emulator.name(1)
      // Where no island can listen, starting one is no remedy.
      do throws(WireAddress.Failure) {
        _ = try WireAddress(path: path)
      } catch {
        throw .address(error)
      }
      throw .nobody(path: path)
    }
    return WireConnection(input: contact.descriptor, output: contact.descriptor)
  }
}

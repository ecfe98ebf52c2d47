import Foundation
import PushServer

/// Sends a command to the running server.
enum AdminRequest {
  /// Returns the reply to a command.
  ///
  /// - Throws: `PushServerError` when no server is running or it refuses the command.
  static func reply(to command: AdminCommand) throws(PushServerError) -> String {
    let environment = ProcessInfo.processInfo.environment
    let address = try AdminAddress.address(environment: environment)
    guard let reply = try AdminClient.send(command, to: address) else {
      throw PushServerError("no island-apns is running: start it with island-apns")
    }
    return reply
  }
}

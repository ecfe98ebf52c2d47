import ActivityModel
import Foundation
import HostProtocol
import PhoneScreen

/// What handles the clients of the control socket that are apps with a screen.
@MainActor
protocol ScreenClients: AnyObject {
  func connect(_ client: ControlClient, app: String)
  func disconnect(_ client: ControlClient, _ failure: WidgetFailure)
  /// Notes that the screen of an app is outdated.
  func changed(_ app: String)
  /// Handles a reply; false when it is not for a request of these.
  func handle(_ reply: HostReply, to id: Int, from client: ControlClient) -> Bool
  /// Handles a script's request.
  func handle(_ call: WireCall, at now: Moment, _ answer: @escaping (WireReply) -> Void)
}

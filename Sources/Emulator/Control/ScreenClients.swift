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
  // The requests of scripts.
  func handle(
    _ request: WireCall.Screen, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Screen>)
  func handle(
    _ request: WireCall.Frame, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Frame>)
  func handle(
    _ request: WireCall.Press, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Press>)
  func handle(
    _ request: WireCall.Refresh, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Refresh>)
  func handle(
    _ request: WireCall.Scroll, at now: Moment, _ answer: @escaping WireAnswer<WireCall.Scroll>)
  func handle(
    _ request: WireCall.TypeText, at now: Moment, _ answer: @escaping WireAnswer<WireCall.TypeText>)
}

/// What handles the clients of the control socket that are apps with a screen.
@MainActor
protocol ScreenClients: AnyObject {
  func connect(_ client: ControlClient, app: String)
  func disconnect(_ client: ControlClient, _ failure: WidgetFailure)
}

import HostProtocol

/// The connection to a program that draws its own widgets: a client on the control socket.
@MainActor
protocol WidgetConnection: AnyObject {
  /// Sends a request and returns its identifier.
  func send(_ request: HostRequest, at uptime: Double) -> Int
}

import HostProtocol

/// The connection to what draws widgets: a child process, or a client on the control socket.
@MainActor
protocol WidgetConnection: AnyObject {
  /// Sends a request.
  ///
  /// - Parameter completion: Called once, with the reply, or with why there is none.
  /// - Throws: An error when it cannot be sent; then nothing is called.
  func send<Call: HostCall>(
    _ call: Call, at uptime: Double, _ completion: @escaping HostAnswer<Call>) throws
}

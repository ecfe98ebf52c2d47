import ActivityModel
import HostProtocol

/// The connection to a widget process, an app or a client.
extension HostConnection<HostReply, WidgetFailure> {
  /// Adds a request with the time that hosts have for it, and returns its number.
  func add<Call: HostCall>(
    _ call: Call, at uptime: Double, _ completion: @escaping HostAnswer<Call>
  ) -> Int {
    let request = call.request
    return add(
      limit: request.timeout(afterReply: hasReplied), isQueued: request.isQueued, at: uptime
    ) { completion(Call.result($0)) }
  }
}

extension HostRequest {
  /// The timeout of the reply, in seconds; nil: none, what hangs is found by other requests.
  ///
  /// - Parameter afterReply: True when the process has replied before, and is loaded.
  fileprivate func timeout(afterReply: Bool) -> Double? {
    switch self {
    case .describe, .archive, .decode:
      afterReply ? Timeouts.widgetReply : Timeouts.firstWidgetReply
    case .screen, .input, .phase: Timeouts.widgetReply
    case .clock, .reload: nil
    case .perform: Timeouts.intent
    }
  }

  /// True for what a host does one after the other; an intent runs beside it.
  fileprivate var isQueued: Bool { if case .perform = self { false } else { true } }
}

extension HostCall {
  fileprivate static func result(
    _ result: Result<HostReply, WidgetFailure>
  ) -> Result<Reply, HostFailure> {
    switch result {
    case .failure(let failure): .failure(.process(failure))
    case .success(.failed(let reason)): .failure(.refused(reason))
    case .success(let reply): value(of: reply).map { .success($0) } ?? .failure(.otherReply)
    }
  }
}

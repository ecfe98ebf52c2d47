/// Why there is no reply to a request to a widget process, an app or a client.
package enum HostFailure: Error, Hashable, Sendable {
  /// The process cannot be started, has crashed, or has not replied in time; the client has gone.
  case process(WidgetFailure)
  /// The process replied that the request failed, with the reason.
  case refused(String)
  /// The reply is that of another request.
  case otherReply

  /// One line for the user.
  package var message: String {
    switch self {
    case .process(let failure): failure.message
    case .refused(let reason): reason
    case .otherReply: WidgetFailure.protocolViolation.message
    }
  }
}

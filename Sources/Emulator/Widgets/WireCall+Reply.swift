package import ActivityKit
package import ActivityModel

extension WireCall {
  /// Performs the call on the engine that `link` connects to, and returns its reply.
  ///
  /// - Parameter app: The bundle identifier whose activities the caller may see; empty: all.
  package func reply(from link: ActivityLink, app: String = "") -> WireReply {
    switch self {
    case .submit(let event):
      switch link.submit(event) {
      case .accepted: .accepted
      case .refused(let refusal): .refused(refusal, message: RefusalMessage.text(for: refusal))
      case .unreachable: .failed(message: "there is no engine")
      }
    case .records(let type):
      .records((link.records(type) ?? []).filter { app.isEmpty || $0.app == app })
    case .authorization: .authorization(link.authorization())
    case .startToken(let type): .token(link.startToken(type))
    case .observe, .activities, .tap, .clock, .show, .appGroup, .push, .pushRefused, .pushes,
      .tokens, .screenChanged, .screen, .press, .refresh, .scroll, .type, .frame:
      .failed(message: "only a running island answers this")
    }
  }
}

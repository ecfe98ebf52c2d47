package import ActivityKit
package import ActivityModel
import Foundation

/// A request that an engine alone can serve, without a phone around it.
protocol EngineRequest: WireRequest {
  /// Performs the request on the engine that `link` connects to.
  ///
  /// - Parameter app: The bundle identifier whose activities the caller may see; empty: all.
  /// - Throws: `WireRejection` when the engine refuses, or there is none.
  func value(from link: ActivityLink, app: String) throws(WireRejection) -> Reply
}

extension WireCall.Submit: EngineRequest {
  /// Passes the event to the engine.
  ///
  /// - Throws: `WireRejection` when the engine refuses it, or there is none.
  func value(from link: ActivityLink, app: String) throws(WireRejection) {
    switch link.submit(event) {
    case .accepted: break
    case .refused(let refusal): throw .refused(refusal)
    case .unreachable: throw .failed(message: "there is no engine")
    }
  }
}

extension WireCall.Records: EngineRequest {
  func value(from link: ActivityLink, app: String) -> [ActivityRecord] {
    (link.records(attributesType) ?? []).filter { app.isEmpty || $0.app == app }
  }
}

extension WireCall.Authorization: EngineRequest {
  func value(from link: ActivityLink, app: String) -> WireAuthorization { link.authorization() }
}

extension WireCall.StartToken: EngineRequest {
  func value(from link: ActivityLink, app: String) -> Data? { link.startToken(attributesType) }
}

extension WireCall {
  /// Performs the call of a widget process on the engine that `link` connects to, and returns its
  /// reply.
  package func reply(from link: ActivityLink) -> WireReply {
    func reply<Request: EngineRequest>(to request: Request) -> WireReply {
      Request.reply(
        Result { () throws(WireRejection) in try request.value(from: link, app: "") })
    }
    guard let request = request as? any EngineRequest else {
      return .failed(message: "only a running island answers this")
    }
    return reply(to: request)
  }
}

extension WireRejection {
  /// The engine's refusal in its usual words.
  static func refused(_ refusal: ActivityRefusal) -> WireRejection {
    .refused(refusal, message: RefusalMessage.text(for: refusal))
  }
}

/// A request of a client to the emulator, and the type of its reply (``Wire``).
package protocol WireRequest: Codable, Hashable, Sendable {
  /// What the request is answered with when it succeeds.
  associatedtype Reply: Sendable

  /// How the reply is written.
  static var form: WireReply.Form<Reply> { get }

  /// The request as one of all.
  var call: WireCall { get }
}

extension WireRequest {
  /// Returns the reply as it is written.
  package static func reply(_ result: Result<Reply, WireRejection>) -> WireReply {
    switch result {
    case .success(let value): form.reply(value)
    case .failure(.refused(let refusal, let message)): .refused(refusal, message: message)
    case .failure(.failed(let message)): .failed(message: message)
    }
  }

  /// Reads the reply.
  ///
  /// - Throws: `WireFailure` when it is a rejection, or the reply to another request.
  package static func value(of reply: WireReply) throws(WireFailure) -> Reply {
    switch reply {
    case .refused(let refusal, let message): throw .rejected(.refused(refusal, message: message))
    case .failed(let message): throw .rejected(.failed(message: message))
    default:
      guard let value = form.value(reply) else { throw .otherReply }
      return value
    }
  }

  /// Reads the reply, if there is one.
  package static func result(
    _ result: Result<WireReply, WireFailure>
  ) -> Result<Reply, WireFailure> {
    result.flatMap { reply in
      Result { () throws(WireFailure) in try value(of: reply) }
    }
  }
}

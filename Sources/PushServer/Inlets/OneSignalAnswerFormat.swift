import ActivityModel
import Foundation

/// The answers of OneSignal's REST API: an identifier, or a list of errors.
struct OneSignalAnswerFormat: AnswerFormat {
  /// The key of the identifier: the answers to a start and to an update differ in it.
  let idKey: String

  func accepted(_ id: String, isProduction: Bool, newID: () -> String) -> ServiceAnswer {
    Self.answer(201, [idKey: .text(id)])
  }

  func refused(_ refusal: RequestRefusal, _ id: String) -> ServiceAnswer {
    let errors = JSONValue.list([.text(SafeText.line(refusal.diagnosis))])
    switch refusal.reason {
    case .unregistered, .expiredToken, .deviceTokenNotForTopic:
      // The service has accepted it, and its sender does not hear what APNs answers.
      return accepted(id, isProduction: false) { id }
    case .badDeviceToken: return Self.answer(200, [idKey: .text(""), "errors": errors])
    case .missingProviderToken: return Self.answer(401, ["errors": errors])
    default: return Self.answer(refusal.reason.status, ["errors": errors])
    }
  }

  func word(for refusal: RequestRefusal) -> String { refusal.reason.rawValue }

  private static func answer(_ status: Int, _ body: [String: JSONValue]) -> ServiceAnswer {
    ServiceAnswer(
      status: status, headers: [("content-type", "application/json; charset=utf-8")],
      body: String(decoding: JSONValue.record(body).json, as: UTF8.self))
  }
}

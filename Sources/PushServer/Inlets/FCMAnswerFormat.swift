import ActivityModel
import Foundation

/// The answers of Firebase Cloud Messaging's HTTP v1 API: a message's name, or Google's error.
struct FCMAnswerFormat: AnswerFormat {
  let project: String
  /// True: the message is only checked.
  var isTrial = false

  func accepted(_ id: String, isProduction: Bool, newID: () -> String) -> ServiceAnswer {
    let name = "projects/\(project)/messages/\(isTrial ? "fake_message_id" : id)"
    return Self.answer(200, .record(["name": .text(name)]))
  }

  func refused(_ refusal: RequestRefusal, _ id: String) -> ServiceAnswer {
    let error = FCMError(refusal)
    var details: [JSONValue] = []
    if let code = error.code {
      details.append(.record(["@type": .text(Self.type("FcmError")), "errorCode": .text(code)]))
    }
    if error.isApples {
      details.append(
        .record([
          "@type": .text(Self.type("ApnsError")),
          "statusCode": .whole(Int64(refusal.reason.status)),
          "reason": .text(refusal.reason.rawValue),
        ]))
    }
    if let field = refusal.field {
      let violation: [String: JSONValue] = [
        "field": .text(field.joined(separator: ".")),
        "description": .text(SafeText.line(refusal.diagnosis)),
      ]
      details.append(
        .record([
          "@type": .text("type.googleapis.com/google.rpc.BadRequest"),
          "fieldViolations": .list([.record(violation)]),
        ]))
    }
    var body: [String: JSONValue] = [
      "code": .whole(Int64(error.status)), "message": .text(SafeText.line(refusal.diagnosis)),
      "status": .text(error.name),
    ]
    if !details.isEmpty { body["details"] = .list(details) }
    return Self.answer(error.status, .record(["error": .record(body)]))
  }

  func word(for refusal: RequestRefusal) -> String { FCMError(refusal).name }

  private static func type(_ name: String) -> String {
    "type.googleapis.com/google.firebase.fcm.v1.\(name)"
  }

  private static func answer(_ status: Int, _ body: JSONValue) -> ServiceAnswer {
    ServiceAnswer(
      status: status, headers: [("content-type", "application/json; charset=UTF-8")],
      body: String(decoding: body.json, as: UTF8.self))
  }
}

/// What of Google's errors a refusal is.
private struct FCMError {
  var status: Int
  /// Google's canonical name.
  var name: String
  /// The service's own code; nil: the request has not reached it.
  var code: String?
  /// True when Apple's answer is passed on with it.
  var isApples = false

  init(_ refusal: RequestRefusal) {
    switch refusal.reason {
    case .missingProviderToken: (status, name) = (401, "UNAUTHENTICATED")
    case .methodNotAllowed: (status, name) = (404, "NOT_FOUND")
    case .badRequestParams, .badRequestPayload, .payloadEmpty:
      (status, name) = (400, "INVALID_ARGUMENT")
    case .unregistered, .expiredToken:
      (status, name, code, isApples) = (404, "NOT_FOUND", "UNREGISTERED", true)
    case .tooManyRequests:
      (status, name, code) = (429, "RESOURCE_EXHAUSTED", "QUOTA_EXCEEDED")
    case .serviceUnavailable, .shutdown:
      (status, name, code) = (503, "UNAVAILABLE", "UNAVAILABLE")
    case .internalServerError: (status, name, code) = (500, "INTERNAL", "INTERNAL")
    default:
      (status, name, code, isApples) = (400, "INVALID_ARGUMENT", "INVALID_ARGUMENT", true)
    }
  }
}

import Foundation
import Testing

@testable import PushServer

struct ReasonTests {
  /// The statuses of all strings that Apple documents, and of one that only its service writes.
  private static let statuses: [String: Int] = [
    "BadCollapseId": 400, "BadDeviceToken": 400, "BadExpirationDate": 400, "BadMessageId": 400,
    "BadPriority": 400, "BadTopic": 400, "DeviceTokenNotForTopic": 400, "DuplicateHeaders": 400,
    "IdleTimeout": 400, "InvalidPushType": 400, "MissingDeviceToken": 400, "MissingTopic": 400,
    "PayloadEmpty": 400, "TopicDisallowed": 400, "BadCertificate": 403,
    "BadCertificateEnvironment": 403, "BadEnvironmentKeyIdInToken": 403,
    "BadEnvironmentKeyInToken": 403, "ExpiredProviderToken": 403, "Forbidden": 403,
    "InvalidProviderToken": 403, "MissingProviderToken": 403, "UnrelatedKeyIdInToken": 403,
    "BadPath": 404, "MethodNotAllowed": 405, "ExpiredToken": 410, "Unregistered": 410,
    "PayloadTooLarge": 413, "TooManyProviderTokenUpdates": 429, "TooManyRequests": 429,
    "InternalServerError": 500, "ServiceUnavailable": 503, "Shutdown": 503,
    "FeatureNotEnabled": 400, "MissingChannelId": 400, "BadChannelId": 400,
    "ChannelNotRegistered": 400, "BadRequestParams": 400, "BadRequestPayload": 400,
    "MissingPushType": 400, "CannotCreateChannelConfig": 400, "TopicMismatch": 403,
  ]

  @Test func everyReasonHasItsStatus() {
    let table = Dictionary(
      uniqueKeysWithValues: APNsReason.allCases.map { ($0.rawValue, $0.status) })
    #expect(table == Self.statuses)
  }

  @Test func bodyHasTheReasonAlone() {
    #expect(RequestRefusal(.badTopic, "x").body == "{\"reason\":\"BadTopic\"}")
  }

  @Test(arguments: [APNsReason.unregistered, .expiredToken])
  func goneTokensHaveATimestampInMilliseconds(reason: APNsReason) {
    let date = Date(timeIntervalSince1970: 1_790_000_000.25)
    let body = RequestRefusal(reason, "x", since: date).body
    #expect(body == "{\"reason\":\"\(reason.rawValue)\",\"timestamp\":1790000000250}")
  }
}

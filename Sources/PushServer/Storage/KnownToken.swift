package import Foundation

/// A push token that an island has issued.
package struct KnownToken: Codable, Hashable, Sendable {
  package var bytes: Data
  /// The bundle identifier of its app.
  package var app: String
  package var attributesType: String
  /// True for a push-to-start token.
  package var isStart: Bool
  /// The activity that it is of; nil: it starts one, or an older table does not tell.
  package var activity: String?
  /// The identifier that OneSignal's service knows the activity by; nil: none.
  package var name: String?

  package init(
    bytes: Data, app: String, attributesType: String, isStart: Bool, activity: String? = nil,
    name: String? = nil
  ) {
    self.bytes = bytes
    self.app = app
    self.attributesType = attributesType
    self.isStart = isStart
    self.activity = activity
    self.name = name
  }
}

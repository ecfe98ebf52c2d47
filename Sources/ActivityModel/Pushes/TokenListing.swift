package import Foundation

/// One row of the list of push tokens.
package struct TokenListing: Codable, Hashable, Sendable {
  package var target: PushToken.Target
  /// The bundle identifier of the app.
  package var app: String
  package var attributesType: String
  /// Nil: there is no token now.
  package var bytes: Data?
  /// The identifier that OneSignal's service knows the activity by; nil: none.
  package var name: String?

  package init(
    target: PushToken.Target, app: String, attributesType: String, bytes: Data?,
    name: String? = nil
  ) {
    self.target = target
    self.app = app
    self.attributesType = attributesType
    self.bytes = bytes
    self.name = name
  }

  /// True for a push-to-start token.
  package var isStart: Bool { if case .start = target { true } else { false } }
}

package import Foundation

/// One row of the list of push tokens.
package struct TokenListing: Codable, Hashable, Sendable {
  package var target: PushToken.Target
  /// The bundle identifier of the app.
  package var app: String
  package var attributesType: String
  /// Nil: there is no token now.
  package var bytes: Data?

  package init(target: PushToken.Target, app: String, attributesType: String, bytes: Data?) {
    self.target = target
    self.app = app
    self.attributesType = attributesType
    self.bytes = bytes
  }
}

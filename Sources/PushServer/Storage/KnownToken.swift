package import Foundation

/// A push token that an island has issued.
package struct KnownToken: Codable, Hashable, Sendable {
  package var bytes: Data
  /// The bundle identifier of its app.
  package var app: String
  package var attributesType: String
  /// True for a push-to-start token.
  package var isStart: Bool

  package init(bytes: Data, app: String, attributesType: String, isStart: Bool) {
    self.bytes = bytes
    self.app = app
    self.attributesType = attributesType
    self.isStart = isStart
  }
}

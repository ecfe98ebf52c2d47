package import Foundation

/// A request as the push server records it: a line of JSON.
package struct RecordedRequest: Codable, Hashable, Sendable {
  /// When it arrived, in seconds since 1970.
  package var time: Double
  package var method: String
  /// With the whole token, so that it can be sent again.
  package var path: String
  /// The headers by their names in lower case, keys and provider tokens shortened.
  package var headers: [String: String]
  /// Bytes that are not UTF-8 are replaced.
  package var body: String
  package var status: Int
  /// The reason for a refusal; nil: it was accepted.
  package var reason: String?

  package init(
    time: Double, method: String, path: String, headers: [String: String], body: String,
    status: Int, reason: String?
  ) {
    self.time = time
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
    self.status = status
    self.reason = reason
  }
}

package import Foundation

/// Why a request is refused: the reason for the client, and a diagnosis for the person.
package struct RequestRefusal: Error, Hashable, Sendable {
  package var reason: APNsReason
  /// One line that names the header or field, its value and the remedy. May contain text of the
  /// client: print it through `SafeText`.
  package var diagnosis: String
  /// Since when the token is no longer in use; only with status 410.
  package var date: Date?
  /// The seconds after which the client may send it again, for the header `retry-after`; nil: no
  /// such header.
  package var retryAfter: Int?
  /// The keys that lead to the value in the body that is meant; nil: none is.
  package var field: [String]?

  package init(
    _ reason: APNsReason, _ diagnosis: String, since date: Date? = nil, retryAfter: Int? = nil
  ) {
    self.reason = reason
    self.diagnosis = diagnosis
    self.date = date
    self.retryAfter = retryAfter
  }

  /// The body of the response. Clients read `timestamp`, in milliseconds since 1970, without
  /// checking that a 410 has it.
  package var body: String {
    guard reason.status == 410 else { return "{\"reason\":\"\(reason.rawValue)\"}" }
    let milliseconds = Int64(((date?.timeIntervalSince1970 ?? 0) * 1_000).rounded())
    return "{\"reason\":\"\(reason.rawValue)\",\"timestamp\":\(milliseconds)}"
  }
}

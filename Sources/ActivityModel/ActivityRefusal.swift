package import Foundation

/// Why the system did not do what it was asked; facts for whoever words or maps them.
package enum ActivityRefusal: Error, Codable, Hashable, Sendable {
  /// A person switched Live Activities off.
  case notAuthorized
  case duplicateID(ActivityID)
  /// Attributes and content state together; both in bytes.
  case tooLarge(bytes: Int, limit: Int)
  case perAppLimit(app: String, limit: Int)
  case globalLimit(Int)
  /// Never requested here, or dismissed.
  case unknown(ActivityID)
  case alreadyEnded(ActivityID)
  /// The update was made before the newest one that is applied.
  case olderThanApplied(ActivityID, timestamp: Date, newest: Date)
  /// The update is dated later than the system believes.
  case tooFarAhead(ActivityID, timestamp: Date, latest: Date)
  /// There is nothing there that the gesture could move (presentations.md §2.2 T18).
  case gestureWithoutEffect(IslandGesture)
  /// It could not be written down, so it did not happen; the words are the system's.
  case notPersisted(String)
}

/// Finds the source location at which a widget process crashed, on another thread.
package protocol CrashFinder: Sendable {
  /// Starts a search; its result has the number.
  func find(_ failure: WidgetFailure, number: Int)
  /// Returns and removes the results, such as `Ride.swift:12`; nil: no location was found.
  func takePlaces() -> [(number: Int, place: String?)]
}

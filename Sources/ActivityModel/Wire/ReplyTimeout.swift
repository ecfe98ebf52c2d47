/// The lower limit of every timeout of a reply from another process, from `$ISLAND_TIMEOUT`.
///
/// A loaded machine or an emulated processor may need longer for a reply than a hanging program is
/// allowed.
package enum ReplyTimeout {
  package static let variable = "ISLAND_TIMEOUT"
  /// The longest limit in seconds: one day.
  package static let longest = 86_400.0

  /// Returns the limit in seconds; 0 when the variable is unset or not a positive number.
  package static func minimum(in environment: [String: String]) -> Double {
    guard let seconds = environment[variable].flatMap({ Double($0) }), seconds > 0 else { return 0 }
    return min(seconds, longest)
  }
}

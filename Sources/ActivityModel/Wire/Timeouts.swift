/// Timeouts of replies between processes, in seconds: the one place for all of them.
package enum Timeouts {
  /// A reply of a widget process.
  package static let widgetReply = 2.0
  /// The first reply of a widget process, which still loads its widgets.
  package static let firstWidgetReply = 10.0
  /// The reply to an intent, which does real work.
  package static let intent = 30.0
  /// A reply of the emulator to a program or to a command.
  package static let emulatorReply = 2.0

  /// The greeting of a client that has connected.
  package static let greeting = 2.0

  package static let variable = "ISLAND_TIMEOUT"
  /// The largest value of `$ISLAND_TIMEOUT` that is used, in seconds: one day.
  package static let longestMinimum = 86_400.0

  /// Returns the lower limit of all these timeouts, from `$ISLAND_TIMEOUT`; 0 when the variable is
  /// unset or not a positive number.
  ///
  /// A loaded machine or an emulated processor may need longer for a reply than a hanging program is
  /// allowed.
  package static func minimum(in environment: [String: String]) -> Double {
    guard let seconds = environment[variable].flatMap({ Double($0) }), seconds > 0 else { return 0 }
    return min(seconds, longestMinimum)
  }
}

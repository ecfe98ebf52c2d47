/// The forms of a text, from long to short, in the order in which they are tried where the text
/// does not fit (TIME-10). In many texts some are equal.
package enum TimedTextForm: Int, CaseIterable, Comparable, Sendable {
  /// `2 hours, 20 minutes`
  case regular
  /// `2hr 20min`
  case compact
  /// `2h 20m`
  case small
  /// Fewer fields: `2:20`
  case smaller

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

package import Foundation

package struct ProgressContent: Codable, Hashable, Sendable {
  package enum Form: String, Codable, Hashable, Sendable { case linear, circular }

  package enum Value: Codable, Hashable, Sendable {
    /// 0…1, already clamped.
    case fraction(Double)
    /// Changes by itself from `start` to `end`; empties if `countsDown`, else fills (TIME-15).
    case interval(start: Date, end: Date, countsDown: Bool)
    case indeterminate
  }

  package var value: Value
  package var form: Form
  /// Nil: the accent of the surface it is drawn on.
  package var tint: StyleValue?

  package init(value: Value, form: Form = .linear, tint: StyleValue? = nil) {
    self.value = value
    self.form = form
    self.tint = tint
  }

  /// Returns the filled part at `now`, 0…1. Nil: indeterminate.
  package func fraction(at now: Date) -> Double? {
    switch value {
    case .fraction(let fraction): return fraction
    case .interval(let start, let end, let countsDown):
      let length = start.seconds(until: end)
      guard length > 0 else { return countsDown ? 0 : 1 }
      let passed = min(max(start.seconds(until: now) / length, 0), 1)
      return countsDown ? 1 - passed : passed
    case .indeterminate: return nil
    }
  }
}

/// The fields and precision of a running clock.
package struct ClockLimits: Codable, Hashable, Sendable {
  /// The number of fields: hours, minutes, seconds and their fraction; the smallest are omitted.
  package var fieldCount: Int
  /// The number of seconds in one step of the smallest field.
  package var precision: Double

  package init(fieldCount: Int, precision: Double) {
    self.fieldCount = fieldCount
    self.precision = precision
  }

  package static let timer = ClockLimits(fieldCount: 3, precision: 1)
  package static let stopwatch = ClockLimits(fieldCount: 4, precision: 0.01)
}

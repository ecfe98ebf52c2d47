import ActivityModel
import Foundation

extension JSONValue {
  /// The most seconds between a date and the machine's time for which it is counted from that.
  private static let near: Double = 32 * 86_400

  /// Returns the value with each date that is near the machine's time moved by so many seconds.
  func movingDates(of shape: ValueShape, by seconds: Double, near machine: Date) -> JSONValue {
    func moved(_ value: JSONValue, _ shape: ValueShape) -> JSONValue {
      value.movingDates(of: shape, by: seconds, near: machine)
    }
    switch (shape, self) {
    case (.date, .number(let value)): return Self.moved(value, by: seconds, near: machine)
    case (.date, .whole(let value)): return Self.moved(Double(value), by: seconds, near: machine)
    case (.optional(let shape), _): return moved(self, shape)
    case (.list(let shape), .list(let items)): return .list(items.map { moved($0, shape) })
    case (.dictionary(let shape), .record(let fields)):
      return .record(fields.mapValues { moved($0, shape) })
    case (.record(let shapes), .record(var fields)), (.variant(let shapes), .record(var fields)):
      for field in shapes {
        if let value = fields[field.name] { fields[field.name] = moved(value, field.shape) }
      }
      return .record(fields)
    default: return self
    }
  }

  private static func moved(_ value: Double, by seconds: Double, near machine: Date) -> JSONValue {
    // `Date()` was called shortly before the machine's time was read.
    .number(
      abs(value - machine.timeIntervalSinceReferenceDate) <= near
        ? (value + seconds).rounded(.up) : value)
  }
}

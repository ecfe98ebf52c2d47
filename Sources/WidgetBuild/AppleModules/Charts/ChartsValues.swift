// Charts: values that can be plotted on an axis.

/// A value that has a position on an axis.
public protocol Plottable {
  var _place: ChartPlace { get }
  /// Returns the value at a place of an axis. Nil: the type has none there.
  static func _value(at place: ChartPlace) -> Self?
}

extension Plottable {
  public static func _value(at place: ChartPlace) -> Self? { nil }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var _place: ChartPlace { rawValue._place }
  public static func _value(at place: ChartPlace) -> Self? {
    RawValue._value(at: place).flatMap(Self.init(rawValue:))
  }
}

public enum ChartPlace: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The place as a number, seconds for a date. Nil: a category has none.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

extension Plottable where Self: BinaryFloatingPoint {
  public var _place: ChartPlace { .number(Double(self)) }
  public static func _value(at place: ChartPlace) -> Self? {
    if case .number(let number) = place { Self(number) } else { nil }
  }
}

extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Plottable where Self: BinaryInteger {
  public var _place: ChartPlace { .number(Double(self)) }
  public static func _value(at place: ChartPlace) -> Self? {
    if case .number(let number) = place { Self(exactly: number.rounded(.towardZero)) } else { nil }
  }
}

extension Int: Plottable {}
extension Int8: Plottable {}
extension Int16: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension UInt8: Plottable {}
extension UInt16: Plottable {}
extension UInt32: Plottable {}
extension UInt64: Plottable {}
extension Decimal: Plottable {
  public var _place: ChartPlace { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _value(at place: ChartPlace) -> Decimal? {
    if case .number(let number) = place { Decimal(number) } else { nil }
  }
}
extension Date: Plottable {
  public var _place: ChartPlace { .date(self) }
  public static func _value(at place: ChartPlace) -> Date? {
    if case .date(let date) = place { date } else { nil }
  }
}
extension String: Plottable {
  public var _place: ChartPlace { .category(self) }
  public static func _value(at place: ChartPlace) -> String? {
    if case .category(let name) = place { name } else { nil }
  }
}

public struct PlottableValue<Value: Plottable> {
  let value: Value
  let end: Value?
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> Self {
    Self(value: value, end: nil)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(value: value, end: nil)
  }
  public static func value(_ label: Text, _ value: Value) -> Self { Self(value: value, end: nil) }
  public static func value(
    _ label: LocalizedStringKey, _ value: Value, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self where Value == Date { Self(value: value, end: nil) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Value, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self where Value == Date { Self(value: value, end: nil) }
  public static func value(
    _ label: LocalizedStringKey, _ range: Range<Value>
  ) -> Self where Value: Comparable { Self(value: range.upperBound, end: range.lowerBound) }
}

public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// Fraction of the available length, 0…1; 0: automatic. Lengths in points count as automatic.
  let share: CGFloat
  public static var automatic: Self { Self(share: 0) }
  public static func fixed(_ value: CGFloat) -> Self { Self(share: 0) }
  public static func ratio(_ value: CGFloat) -> Self { Self(share: min(max(value, 0), 1)) }
  public static func inset(_ value: CGFloat) -> Self { Self(share: 0) }
  init(share: CGFloat) { self.share = share }
  public init(floatLiteral value: Double) { self.init(share: 0) }
  public init(integerLiteral value: Int) { self.init(share: 0) }
}

public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }

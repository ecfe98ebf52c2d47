// Charts: values that can be plotted on an axis.

/// A value that has a position on an axis.
public protocol Plottable {
  var _place: ChartPlace { get }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var _place: ChartPlace { rawValue._place }
}

public enum ChartPlace: Hashable, Sendable {
  case number(Double)
  case category(String)
}

extension Double: Plottable { public var _place: ChartPlace { .number(self) } }
extension Float: Plottable { public var _place: ChartPlace { .number(Double(self)) } }
extension CGFloat: Plottable { public var _place: ChartPlace { .number(Double(self)) } }
extension Plottable where Self: BinaryInteger {
  public var _place: ChartPlace { .number(Double(self)) }
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
}
extension Date: Plottable {
  public var _place: ChartPlace { .number(timeIntervalSinceReferenceDate) }
}
extension String: Plottable { public var _place: ChartPlace { .category(self) } }

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

/// Formats measurements; Foundation's class is unavailable on Linux. Units are kept as given and
/// not converted to those of the locale.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Apple's.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = Self(rawValue: 1)
    public static let naturalScale = Self(rawValue: 2)
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  open var locale: Locale = .current
  open var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value))
    return (number ?? "\(measurement.value)") + " " + measurement.unit.symbol
  }

  open func string(from unit: Unit) -> String { unit.symbol }
}

/// Formats measurements in the unit that is usual in the locale, such as `2.995 mi` for 4.82 km in
/// the United States; Foundation's class is unavailable on Linux.
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
  open var locale: Locale = ._device
  open var numberFormatter: NumberFormatter = {
    let formatter = _DeviceNumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var (value, unit) = (measurement.value, measurement.unit as Unit)
    if !unitOptions.contains(.providedUnit), let given = unit as? Dimension,
      let usual = given.usual(in: locale)
    {
      value = Measurement(value: value, unit: given).converted(to: usual).value
      unit = usual
    }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return number + "°"
    }
    let width: MeasurementWords.Width =
      switch unitStyle {
      case .short: .narrow
      case .medium: .abbreviated
      case .long: .wide
      }
    return number + MeasurementWords.suffix(unit, of: value, in: locale, width)
  }

  open func string(from unit: Unit) -> String { unit.symbol }
}

// Formats of measurements, which Foundation on Linux lacks.

/// The purpose of a measurement, which determines the unit that is shown. Every purpose but
/// `asProvided` has the effect of `general`.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  private let name: String

  /// Converts to the unit that is usual in the locale.
  public static var general: Self { .init(named: "general") }
  /// Keeps the measurement's unit.
  public static var asProvided: Self { .init(named: "asProvided") }

  fileprivate init(named name: String) { self.name = name }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { .init(named: "road") }
  public static var person: Self { .init(named: "person") }
  public static var personHeight: Self { .init(named: "personHeight") }
  public static var focalLength: Self { .init(named: "focalLength") }
  public static var rainfall: Self { .init(named: "rainfall") }
  public static var snowfall: Self { .init(named: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { .init(named: "weather") }
  public static var person: Self { .init(named: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { .init(named: "food") }
  public static var workout: Self { .init(named: "workout") }
}

extension Measurement where UnitType: Dimension {
  /// Formats measurements such as `5.2 km`: the number in the locale's format, the unit as its
  /// symbol. Unit names are spelled out in English only.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: Hashable, Codable, Sendable {
      case wide, abbreviated, narrow

      fileprivate var words: MeasurementWords.Width {
        switch self {
        case .wide: .wide
        case .abbreviated: .abbreviated
        case .narrow: .narrow
        }
      }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ measurement: Measurement<UnitType>) -> String {
      let locale = self.locale == .autoupdatingCurrent ? Locale._device : self.locale
      let isAsProvided = usage == .asProvided || usage == nil
      let shown = isAsProvided ? measurement : measurement.preferred(in: locale)
      // A converted value is shown with at most two significant digits below 10, and without
      // decimals from 10 on.
      let style =
        numberFormatStyle
        ?? (isAsProvided
          ? .number
          : .number.precision(
            abs(shown.value) < 10 ? .significantDigits(0...2) : .fractionLength(0)))
      let number = shown.value.formatted(style.locale(locale))
      return number + MeasurementWords.suffix(shown.unit, of: shown.value, in: locale, width.words)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { style.format(self) }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the measurement in the corresponding unit of the locale's system, such as miles for
  /// kilometres. A unit without a counterpart is kept.
  fileprivate func preferred(in locale: Locale) -> Self {
    guard let other = unit.usual(in: locale) as? UnitType else { return self }
    return converted(to: other)
  }
}

extension Dimension {
  /// The corresponding unit of the locale's system, such as miles for kilometres. Nil: the unit is
  /// of that system, or has no counterpart.
  func usual(in locale: Locale) -> Dimension? {
    let pairs: [(metric: Dimension, us: Dimension)] = [
      (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
      (UnitLength.centimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
      (UnitMass.grams, UnitMass.ounces), (UnitTemperature.celsius, UnitTemperature.fahrenheit),
      (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
    ]
    let isUS = locale.measurementSystem == .us
    let pair = pairs.first { self == (isUS ? $0.metric : $0.us) }
    return isUS ? pair?.us : pair?.metric
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

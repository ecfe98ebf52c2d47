/// A measurement in words; Foundation's is unavailable on Linux. Units stay as they are given:
/// nothing is converted to a region's own.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as mutable as Apple's, and handed out as freely.
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

extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Hashable, Codable, Sendable {
      var name: String

      public static var wide: Self { Self(name: "wide") }
      public static var abbreviated: Self { Self(name: "abbreviated") }
      public static var narrow: Self { Self(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let style =
        numberFormatStyle
        ?? FloatingPointFormatStyle<Double>(locale: locale)
        .precision(.fractionLength(0...2))
      let gap = width == .narrow ? "" : " "
      return style.format(value.value) + gap + name(of: value.unit)
    }

    /// Lengths of time have longer names than their symbols.
    private func name(of unit: UnitType) -> String {
      guard unit is UnitDuration, width != .narrow else { return unit.symbol }
      return ["h": "hr", "s": "sec"][unit.symbol] ?? unit.symbol
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

/// What a measurement is for, which decides its unit on iOS and nothing here.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  public static var general: Self { Self() }
  public static var asProvided: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self() }
  public static var personHeight: Self { Self() }
  public static var road: Self { Self() }
  public static var focalLength: Self { Self() }
  public static var rainfall: Self { Self() }
  public static var snowfall: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self() }
  public static var weather: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self() }
  public static var workout: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self() }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

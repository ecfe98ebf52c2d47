/// How a unit is written after a number. Names are spelled out in English only.
enum MeasurementWords {
  enum Width { case wide, abbreviated, narrow }

  /// Returns the unit with the space before it.
  static func suffix(
    _ unit: Unit, of value: Double, in locale: Locale, _ width: Width
  ) -> String {
    let isEnglish = locale.language.languageCode == .english
    let symbol = unit.symbol
    switch width {
    case .wide:
      guard isEnglish, let (one, many) = names[symbol] else { break }
      return " " + (value == 1 ? one : many)
    case .abbreviated:
      if isEnglish, symbol.hasPrefix("°") { return symbol }
      // Abbreviated durations use `hr` and `sec` in place of the symbols `h` and `s`.
      if isEnglish, unit is UnitDuration {
        return " " + (["h": "hr", "s": "sec"][symbol] ?? symbol)
      }
    case .narrow: return symbol.hasPrefix("°") ? "°" : symbol
    }
    return " " + symbol
  }

  /// English unit names by symbol: singular and plural.
  private static let names = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"),
    "in": ("inch", "inches"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "kCal": ("kilocalorie", "kilocalories"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
  ]
}

import Foundation

/// The words for a time span.
struct TimeSpanWords {
  enum Width { case short, full }

  /// A locale identifier; what Foundation has no words for is said in English.
  var locale: String
  var width: Width

  func string(for fields: [TimeSpan.Field]) -> String {
    let locale = Locale(identifier: locale)
    if locale.language.languageCode != .english, let words = foreign(fields, locale: locale) {
      return words
    }
    return fields.map(english).joined(separator: ", ")
  }

  private func english(_ field: TimeSpan.Field) -> String {
    let (short, shortPlural, full) =
      switch field.unit {
      case .year: ("yr", "yrs", "year")
      case .month: ("mth", "mths", "month")
      case .day: ("day", "days", "day")
      case .hour: ("hr", "hr", "hour")
      case .minute: ("min", "min", "minute")
      case .second: ("sec", "sec", "second")
      }
    let isOne = field.count == 1
    switch width {
    case .short: return "\(field.count) \(isOne ? short : shortPlural)"
    case .full: return "\(field.count) \(isOne ? full : full + "s")"
    }
  }

  /// Foundation knows the words for days and below; nil for the rest.
  private func foreign(_ fields: [TimeSpan.Field], locale: Locale) -> String? {
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    var total = Duration.zero
    for field in fields {
      switch field.unit {
      case .year, .month: return nil
      case .day: units.insert(.days)
      case .hour: units.insert(.hours)
      case .minute: units.insert(.minutes)
      case .second: units.insert(.seconds)
      }
      total += .seconds(field.count * field.unit.step)
    }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units, width: width == .short ? .abbreviated : .wide)
    return total.formatted(style.locale(locale))
  }
}

import Foundation

/// Formats a time span as words.
struct TimeSpanWords {
  enum Width {
    /// `2 hours, 20 minutes`
    case full
    /// `2 hr, 20 min`
    case short
    /// `2hr 20min`
    case condensed
    /// `2h 20m`
    case narrow

    /// Creates the width for a form of a text whose regular form has full or short words.
    init(_ form: TimedTextForm, isFull: Bool) {
      switch form {
      case .regular: self = isFull ? .full : .short
      case .compact: self = .condensed
      case .small, .smaller: self = .narrow
      }
    }
  }

  /// A locale identifier.
  var locale: String
  var width: Width

  func string(for fields: [TimeSpan.Field]) -> String {
    let locale = Locale(identifier: locale)
    guard locale.language.languageCode == .english else { return foreign(fields, locale: locale) }
    let isClose = width == .condensed || width == .narrow
    // Seconds alone have a plural on iOS 26 (one screenshot).
    if width == .short, fields.count == 1, let field = fields.first, field.unit == .second,
      field.count != 1
    {
      return "\(field.count) secs."
    }
    return fields.map(english).joined(separator: isClose ? " " : ", ")
  }

  private func english(_ field: TimeSpan.Field) -> String {
    let (full, short, shortPlural, letter) =
      switch field.unit {
      case .year: ("year", "yr", "yrs", "y")
      case .month: ("month", "mth", "mths", "mo")
      case .week: ("week", "wk", "wks", "w")
      case .day: ("day", "day", "days", "d")
      case .hour: ("hour", "hr", "hr", "h")
      case .minute: ("minute", "min", "min", "m")
      case .second: ("second", "sec", "sec", "s")
      }
    let isOne = field.count == 1
    switch width {
    case .full: return "\(field.count) \(isOne ? full : full + "s")"
    case .short: return "\(field.count) \(isOne ? short : shortPlural)"
    case .condensed: return "\(field.count)\(isOne ? short : shortPlural)"
    case .narrow: return "\(field.count)\(letter)"
    }
  }

  /// Formats with Foundation, which has the words for weeks and below; years and months become
  /// days.
  private func foreign(_ fields: [TimeSpan.Field], locale: Locale) -> String {
    var units: Set<Duration.UnitsFormatStyle.Unit> = []
    var seconds = 0
    for field in fields {
      switch field.unit {
      case .year: seconds += field.count * 365 * 86_400
      case .month: seconds += field.count * 30 * 86_400
      case .week, .day, .hour, .minute, .second: seconds += field.count * field.unit.step
      }
      switch field.unit {
      case .year, .month, .day: units.insert(.days)
      case .week: units.insert(.weeks)
      case .hour: units.insert(.hours)
      case .minute: units.insert(.minutes)
      case .second: units.insert(.seconds)
      }
    }
    let unitWidth: Duration.UnitsFormatStyle.UnitWidth =
      switch width {
      case .full: .wide
      case .short: .abbreviated
      case .condensed: .condensedAbbreviated
      case .narrow: .narrow
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units, width: unitWidth, zeroValueUnits: .show(length: 1))
    return Duration.seconds(seconds).formatted(style.locale(locale)).withPlainSpaces
  }
}

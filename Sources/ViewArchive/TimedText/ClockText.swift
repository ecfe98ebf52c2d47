import Foundation

/// Formats seconds as a clock, `0:05`, `12:00`, `1:05:00`, or as words where a clock would be
/// misread: `2 hours, 20 minutes`.
struct ClockText {
  /// False: minutes continue past 59.
  var showsHours: Bool
  var limits = ClockLimits.timer
  /// True if minutes and hours always have two digits, except in shorter forms.
  var isStopwatch = false
  /// True if seconds are replaced by dashes and fractions are omitted.
  var hidesSeconds = false
  var locale = "en_US"
  var form = TimedTextForm.regular

  /// Returns the seconds between two values with different texts, around `value`; 1 for fractions
  /// as well.
  func step(at value: Int) -> Int {
    let hasHours = showsHours && value >= 3_600
    let byFields =
      switch fieldCount {
      case ...1: hasHours ? 3_600 : value >= 60 ? 60 : 1
      case 2: hasHours ? 60 : 1
      default: 1
      }
    let byPrecision =
      switch limits.precision {
      case 3_600...: 3_600
      case 60...: 60
      default: 1
      }
    return max(byFields, byPrecision, hidesSeconds ? 60 : 1)
  }

  /// The number of digits of the fraction of a second.
  var fractionDigits: Int {
    guard fieldCount > 3, !hidesSeconds else { return 0 }
    return limits.precision <= 1.0 / 30 ? 2 : limits.precision <= 0.1 ? 1 : 0
  }

  /// Returns the text for a number of seconds; `hundredths` is 0…99.
  func string(for seconds: Int, hundredths: Int = 0) -> String {
    let hours = showsHours ? seconds / 3_600 : 0
    let minutes = showsHours ? seconds % 3_600 / 60 : seconds / 60
    let step = step(at: seconds)
    // The step without hidden seconds: dashes take their place, so the text has the same fields.
    var shown = self
    shown.hidesSeconds = false
    if shown.step(at: seconds) == 1, fieldCount > 1 {
      return clock([hours, minutes, seconds % 60], hundredths: hundredths)
    }
    if form == .smaller, hours > 0, step <= 60, limits.fieldCount > 1 {
      return digits("\(hours):" + Self.twoDigits(minutes))
    }
    return spelledOut(hours: hours, minutes: minutes, seconds: seconds % 60, step: step)
  }

  /// The number of fields; the smallest form omits fractions and seconds.
  private var fieldCount: Int { form == .smaller ? min(limits.fieldCount, 2) : limits.fieldCount }

  private func clock(_ parts: [Int], hundredths: Int) -> String {
    let (hours, minutes, seconds) = (parts[0], parts[1], parts[2])
    let isPadded = isStopwatch && form <= .compact
    var text = ""
    if hours > 0 { text += (isPadded ? Self.twoDigits(hours) : String(hours)) + ":" }
    text += hours > 0 || isPadded ? Self.twoDigits(minutes) : String(minutes)
    text += ":" + (hidesSeconds ? "--" : Self.twoDigits(seconds))
    switch fractionDigits {
    case 2: text += "." + Self.twoDigits(hundredths)
    case 1: text += "." + String(hundredths / 10)
    default: break
    }
    return digits(text)
  }

  private func spelledOut(hours: Int, minutes: Int, seconds: Int, step: Int) -> String {
    var fields: [TimeSpan.Field] = []
    if hours > 0 || step == 3_600 { fields.append(.init(unit: .hour, count: hours)) }
    if step == 60 { fields.append(.init(unit: .minute, count: minutes)) }
    if step == 1 {
      if minutes > 0 { fields.append(.init(unit: .minute, count: minutes)) }
      fields.append(.init(unit: .second, count: seconds))
    }
    return TimeSpanWords(locale: locale, width: .init(form, isFull: true)).string(for: fields)
  }

  /// Replaces the digits and separators by those of the locale.
  private func digits(_ text: String) -> String {
    ClockSigns(locale: locale)?.localized(text) ?? text
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}

/// The digits and separators that a locale uses on a clock instead of `0`…`9`, `:` and `.`.
private struct ClockSigns {
  private let digits: [String]
  private let colon: String
  private let point: String

  /// Creates the replacements for a locale. Nil: English, or no decimal digits; nothing is
  /// replaced.
  init?(locale identifier: String) {
    guard !identifier.hasPrefix("en") else { return nil }
    let locale = Locale(identifier: identifier)
    let style = Duration.TimeFormatStyle(pattern: .minuteSecond).locale(locale)
    // The zero and the separator are read from a formatted 0:00.
    let zero = Duration.zero.formatted(style)
    guard let first = zero.unicodeScalars.first,
      first.properties.generalCategory == .decimalNumber
    else { return nil }
    digits = (0...9).map { UInt32($0) + first.value }
      .map { Unicode.Scalar($0).map { String(Character($0)) } ?? "" }
    colon = zero.dropFirst().first.map { String($0) } ?? ":"
    point = locale.decimalSeparator ?? "."
  }

  func localized(_ text: String) -> String {
    text.map { character -> String in
      switch character {
      case ":": colon
      case ".": point
      default: character.wholeNumberValue.map { digits[$0] } ?? String(character)
      }
    }.joined()
  }
}

import Foundation

/// Seconds as clocks write them: `0:05`, `12:00`, `1:05:00`.
struct ClockText {
  /// Else minutes go on past 59.
  var showsHours: Bool
  /// Minutes and hours have two digits, as on a stopwatch.
  var isPadded = false
  /// Dashes stand for the seconds, and hundredths are left out.
  var hidesSeconds = false
  /// 0…99; nil shows none.
  var hundredths: Int?

  func string(for seconds: Int) -> String {
    let hours = showsHours ? seconds / 3_600 : 0
    let minutes = showsHours ? seconds % 3_600 / 60 : seconds / 60
    var text = ""
    if hours > 0 { text += (isPadded ? Self.twoDigits(hours) : String(hours)) + ":" }
    text += hours > 0 || isPadded ? Self.twoDigits(minutes) : String(minutes)
    text += ":" + (hidesSeconds ? "--" : Self.twoDigits(seconds % 60))
    if let hundredths, !hidesSeconds { text += "." + Self.twoDigits(hundredths) }
    return text
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}

import Foundation

extension EnvironmentValues {
  /// The calendar with the language and the time zone that views have, which an app can set apart
  /// from it.
  var localCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}

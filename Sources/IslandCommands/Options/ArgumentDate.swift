package import Foundation

/// Parses dates on the command line: ISO 8601, or a day or time without a time zone.
package enum ArgumentDate {
  /// Parses a date; nil: it is not valid. A text without a time zone is a date in `timeZone`; when
  /// that is nil, in the system's time zone.
  package static func parse(_ text: String, timeZone: TimeZone? = nil) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    if let timeZone { formatter.timeZone = timeZone }
    for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}

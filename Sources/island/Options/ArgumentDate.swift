import Foundation

/// Parses dates on the command line: ISO 8601, or a day or time without a time zone.
enum ArgumentDate {
  /// Parses a date; in `timeZone` when the text contains none. Nil: the machine's.
  static func parse(_ text: String, timeZone: TimeZone? = nil) -> Date? {
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

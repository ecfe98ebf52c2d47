import Foundation

/// The instant of pictures that are to be the same tomorrow.
enum FixedDate {
  /// 2025-01-01T09:41:00Z, when nobody says otherwise.
  static let standard = Date(timeIntervalSince1970: 1_735_724_460)

  /// In `timeZone` where the text names none; ends the program with a text that is no date.
  static func date(_ text: String?, timeZone: String) -> Date {
    guard let text else { return standard }
    if let date = try? Date(text, strategy: .iso8601) { return date }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: timeZone)
    for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    ErrorPrinter.exit("--at wants a date such as 2025-01-01T09:41, got '\(text)'", code: .usage)
  }
}

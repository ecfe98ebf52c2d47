import Foundation

/// The date shown in reproducible snapshots.
enum FixedDate {
  /// The default: 2025-01-01T09:41:00Z.
  static let standard = Date(timeIntervalSince1970: 1_735_724_460)

  /// Parses a date, in `timeZone` when the text contains none. Nil returns the default; an invalid
  /// text exits the program.
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

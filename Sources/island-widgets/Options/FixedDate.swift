import Foundation
import IslandCommands

/// The date shown in reproducible snapshots.
enum FixedDate {
  /// The default: 2025-01-01T09:41:00Z.
  static let standard = Date(timeIntervalSince1970: 1_735_724_460)

  /// Parses a date, in `timeZone` when the text contains none. Nil returns the default; an invalid
  /// text exits the program.
  static func date(_ text: String?, timeZone: String) -> Date {
    guard let text else { return standard }
    if let date = ArgumentDate.parse(text, timeZone: TimeZone(identifier: timeZone)) { return date }
    ErrorPrinter.exit("--at wants a date such as 2025-01-01T09:41, got '\(text)'", code: .usage)
  }
}

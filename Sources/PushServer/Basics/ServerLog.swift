package import Foundation

/// The log of the server: lines with the time in front. The one place that prints.
///
/// Lines are collected and written together, since a write for each of thousands of pushes a second
/// would take more time than the pushes.
package final class ServerLog {
  private let write: (String) -> Void
  private let now: () -> Date
  private let schedule: (@escaping () -> Void) -> Void
  private let zone: TimeZone
  private let suffix: String
  private var lines = ""
  private var isScheduled = false
  private var second = (time: -1, text: "")

  /// - Parameters:
  ///   - zone: The time zone of the times in front of the lines.
  ///   - suffix: Ends every line.
  ///   - schedule: Calls a closure a little later, to write the lines collected until then; by
  ///     default lines are written at once.
  ///   - write: Gets one or more lines, each with its line feed.
  package init(
    now: @escaping () -> Date, zone: TimeZone = .current, suffix: String = "",
    schedule: @escaping (@escaping () -> Void) -> Void = { $0() },
    write: @escaping (String) -> Void
  ) {
    self.now = now
    self.zone = zone
    self.suffix = suffix
    self.schedule = schedule
    self.write = write
  }

  /// Adds a line; the text is made safe to print.
  package func line(_ text: String) {
    lines += "\(time()) \(SafeText.line(text, limit: 600))\(suffix)\n"
    guard !isScheduled else { return }
    isScheduled = true
    schedule { [self] in flush() }
  }

  /// Writes what is collected.
  package func flush() {
    isScheduled = false
    guard !lines.isEmpty else { return }
    write(lines)
    lines.removeAll(keepingCapacity: true)
  }

  /// The time as `09:41:00.250`; the part before the dot is formatted once a second.
  private func time() -> String {
    let seconds = now().timeIntervalSince1970
    let whole = Int(seconds.rounded(.down))
    if whole != second.time {
      let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
      let day = ((whole + offset) % 86_400 + 86_400) % 86_400
      let parts = [day / 3_600, day / 60 % 60, day % 60]
      second = (whole, parts.map { Self.digits($0, 2) }.joined(separator: ":"))
    }
    return "\(second.text).\(Self.digits(Int((seconds - Double(whole)) * 1_000), 3))"
  }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

package import ActivityModel
import CellRaster
import Foundation

/// Prints traces of pushes. Payloads are text from outside, so control characters are removed.
package enum PushPrinter {
  /// Prints a trace: its steps, a line each, or JSON in one line.
  ///
  /// - Throws: `EncodingError` when it cannot be encoded as JSON.
  package static func print(_ trace: PushTrace, asJSON: Bool) throws {
    if asJSON {
      try printJSON(trace)
    } else {
      for line in trace.lines { Swift.print(TerminalText.sanitised(line)) }
    }
    fflush(nil)
  }

  /// Prints the summary of a trace in one line.
  static func printLine(_ trace: PushTrace) {
    let time = trace.date.formatted(
      .verbatim(
        "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)",
        timeZone: .current, calendar: Calendar(identifier: .gregorian)))
    Swift.print(TerminalText.sanitised("#\(trace.number)  \(time)  \(trace.summary)"))
    fflush(nil)
  }

  private static func printJSON(_ trace: PushTrace) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    Swift.print(try SafeJSON.line(PrintedTrace(trace), encoder))
  }
}

import Foundation
package import ViewArchive

extension EverythingTree {
  /// A text in each way that it can be set in lines, cut and spaced.
  package var texts: [ViewNode] {
    let long = [language.text, language.text, language.text].joined(separator: " ")
    func node(_ text: String, _ change: (inout TextContent) -> Void) -> ViewNode {
      var content = TextContent(text)
      change(&content)
      return ViewNode(.text(content))
    }
    return [
      node(long) { $0.lineLimit = 2 },
      node(language.text) { $0.reservedLines = 3 },
      node(long) { $0.alignment = .center },
      node(long) { $0.alignment = .trailing },
      node(long) { ($0.lineLimit, $0.truncation) = (1, .head) },
      node(long) { ($0.lineLimit, $0.truncation) = (1, .middle) },
      node(long) { ($0.lineLimit, $0.truncation) = (1, .tail) },
      node(long) { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) },
      node(long) { $0.lineSpacing = 16 },
      ViewNode(
        .text(TextContent(runs: [TextRun(.literal("abc é"), style: RunStyle(tracking: 8))]))),
    ]
  }

  /// A text of each kind that is a function of time, most of them in a room for their shorter
  /// forms too.
  package var times: [ViewNode] {
    let days = Self.end.addingTimeInterval(2 * 86_400)
    let past = Self.start.addingTimeInterval(-4_000)
    let offset = DateOffsetFormat(
      anchor: past, units: [.hour, .minute, .second], fieldLimit: 2, sign: .always)
    let clock = DateOffsetFormat(
      anchor: Self.end, units: [.minute, .second], fieldLimit: 2, sign: .automatic)
    let near = DateReferenceFormat(
      date: Self.end, units: [.day, .hour, .minute], fieldLimit: 2, threshold: .hour)
    let far = DateReferenceFormat(
      date: days, units: [.month, .day, .hour, .minute], fieldLimit: 2, threshold: .hour)
    let minute = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: Locale(identifier: language.rawValue),
      timeZone: .gmt)
    let interval = TimedText.interval(
      start: Self.start, end: Self.end, pause: nil, countsDown: false, showsHours: true)
    let texts: [TimedText] = [
      .timer(Self.end), .relative(past), .offset(past), .date(days), .time(days),
      .range(start: Self.start, end: Self.end), interval,
      .interval(
        start: past, end: Self.end, pause: Self.start, countsDown: true, showsHours: false),
      .interval(
        start: past, end: Self.end, pause: nil, countsDown: true, showsHours: true,
        limits: ClockLimits(fieldCount: 2, precision: 60)),
      .stopwatch(start: Self.start, showsHours: true),
      .stopwatch(
        start: past, showsHours: true, limits: ClockLimits(fieldCount: 2, precision: 1)),
      .dateOffset(offset), .dateOffset(clock), .dateReference(near), .dateReference(far),
      .currentDate(minute),
    ]
    let narrow = [TimedText.relative(past), .dateOffset(offset), .dateReference(far)].flatMap {
      text in
      [72.0, 40].map {
        Self.timed(text).modified(
          .frame(width: $0, height: nil, alignment: GuidePair(.leading, .center)))
      }
    }
    let cased = [TextContent.Case.uppercase, .lowercase].map {
      ViewNode(
        .text(TextContent(runs: [TextRun(.timed(.date(days)))], lineLimit: 1, textCase: $0)))
    }
    return texts.map(Self.timed) + narrow + cased
  }

  private static func timed(_ text: TimedText) -> ViewNode {
    ViewNode(.text(TextContent(runs: [TextRun(.timed(text))], lineLimit: 1)))
  }
}

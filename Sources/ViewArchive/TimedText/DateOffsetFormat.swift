package import Foundation

/// `SystemFormatStyle.DateOffset`: the distance of the current date from an anchor, in the largest
/// units: `3 minutes, 42 seconds`, `5:32` (TIME-5).
package struct DateOffsetFormat: Codable, Hashable, Sendable {
  package enum Sign: String, Codable, Hashable, Sendable {
    /// A minus before the anchor.
    case automatic
    case never
    case always
    case alwaysExceptZero
  }

  package var anchor: Date
  /// Largest first.
  package var units: [TimeSpan.Unit]
  package var fieldLimit: Int
  package var sign: Sign

  package init(anchor: Date, units: Set<TimeSpan.Unit>, fieldLimit: Int, sign: Sign) {
    self.anchor = anchor
    self.units = TimeSpan.Unit.allCases.filter(units.contains)
    self.fieldLimit = fieldLimit
    self.sign = sign
  }

  func string(in context: TimedTextContext, form: TimedTextForm) -> String {
    let limit = form == .smaller ? max(fieldLimit - 1, 1) : fieldLimit
    let span = span(
      at: context.now, fieldLimit: limit, isLuminanceReduced: context.isLuminanceReduced)
    return prefix(of: span)
      + (clock(span, in: context) ?? spelledOut(span, in: context, form: form))
  }

  func nextChange(after now: Date, isLuminanceReduced: Bool) -> Date? {
    TimeSpan.nextChange(to: anchor, after: now) {
      span(at: $0, fieldLimit: fieldLimit, isLuminanceReduced: isLuminanceReduced)
    }
  }

  /// Returns the span at `now`; zero hours, minutes and seconds are kept after a larger nonzero
  /// unit.
  private func span(at now: Date, fieldLimit: Int, isLuminanceReduced: Bool) -> TimeSpan {
    TimeSpan(
      from: now, to: anchor, units: units, fieldLimit: fieldLimit,
      isLuminanceReduced: isLuminanceReduced, keepsZero: [.hour, .minute, .second])
  }

  private func prefix(of span: TimeSpan) -> String {
    let isMinus = span.isFuture && !span.isZero
    return switch sign {
    case .automatic: isMinus ? "−" : ""
    case .never: ""
    case .always: isMinus ? "−" : "+"
    case .alwaysExceptZero: span.isZero ? "" : isMinus ? "−" : "+"
    }
  }

  /// Returns the span as a clock if the format allows exactly the fields of one. Nil: it does not.
  private func clock(_ span: TimeSpan, in context: TimedTextContext) -> String? {
    let isClock =
      (units == [.minute, .second] && fieldLimit == 2)
      || (units == [.hour, .minute, .second] && fieldLimit == 3)
    guard isClock else { return nil }
    let seconds = span.fields.reduce(0) { $0 + $1.count * $1.unit.step }
    return ClockText(
      showsHours: units.contains(.hour), hidesSeconds: span.fields.last?.unit != .second,
      locale: context.locale
    ).string(for: seconds)
  }

  private func spelledOut(
    _ span: TimeSpan, in context: TimedTextContext, form: TimedTextForm
  ) -> String {
    TimeSpanWords(locale: context.locale, width: .init(form, isFull: true))
      .string(for: span.fields)
  }
}

import Foundation

/// The clock that the dates in a push are read by.
///
/// A back end dates a push by real time, whatever the phone's clock shows. A payload that was written
/// for the phone's date is read by the phone's clock: without it, it would be days old or ahead.
struct PushClock {
  /// Real time: the machine's date.
  let real: Date
  /// The seconds by which the phone's clock is ahead of it.
  let ahead: TimeInterval
  /// The seconds that a timestamp may be ahead. A phone's clock that differs by less is that of a
  /// person who has stepped it, and not of a payload.
  private let lead: TimeInterval
  /// True for a payload that is dated by the phone's clock.
  private(set) var isOfPhone = false

  init(phone: Date, ahead: TimeInterval, lead: TimeInterval) {
    real = phone.addingTimeInterval(-ahead)
    self.ahead = ahead
    self.lead = lead
  }

  /// The date that the dates of the payload are compared with.
  var now: Date { isOfPhone ? real.addingTimeInterval(ahead) : real }

  /// Returns the clock that a timestamp was read from.
  func reading(_ timestamp: Date?) -> PushClock {
    var clock = self
    let phone = real.addingTimeInterval(ahead)
    clock.isOfPhone =
      abs(ahead) > lead && timestamp.map { abs($0.timeIntervalSince(phone)) <= lead } ?? false
    return clock
  }

  /// Returns a date of the payload by real time.
  func realDate(_ date: Date) -> Date { isOfPhone ? date.addingTimeInterval(-ahead) : date }

  /// Returns a date of the payload by the phone's clock: as far from its present date.
  func phoneDate(_ date: Date) -> Date { isOfPhone ? date : date.addingTimeInterval(ahead) }

  /// What a person has to know of the phone's clock; nil: it is the machine's.
  var note: String? {
    guard abs(ahead) >= 1 else { return nil }
    let direction = ahead > 0 ? "ahead of" : "behind"
    return "the phone's clock is \(PushText.seconds(abs(ahead))) \(direction) this machine's"
  }
}

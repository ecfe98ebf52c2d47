import ActivityKit
import Foundation

/// A pot of tea and the time it takes.
struct CountdownAttributes: ActivityAttributes {
  /// A countdown that runs from `start` to `end`, or stands still at `pausedAt`.
  struct ContentState: Codable, Hashable {
    var start: Date
    var end: Date
    var pausedAt: Date?
    var stage: Stage
  }

  /// What there is to do at the pot.
  enum Stage: String, Codable {
    case pour, steep, fetchCup, ready
  }

  var name: String
  /// Seconds.
  var duration: TimeInterval
  /// Degrees Celsius.
  var temperature: Int

  var deepLink: URL? {
    URL(string: "teatime://timer/\(Int(duration))")
  }
}

extension CountdownAttributes.Stage {
  var advice: String {
    switch self {
    case .pour: "Pour the water"
    case .steep: "Let it steep"
    case .fetchCup: "Fetch a cup"
    case .ready: "Enjoy!"
    }
  }
}

extension CountdownAttributes.ContentState {
  init(duration: TimeInterval, startingAt now: Date) {
    self.init(
      start: now, end: now.addingTimeInterval(duration), pausedAt: nil, stage: .pour)
  }

  var interval: ClosedRange<Date> {
    start...max(start, end)
  }

  /// Seconds left; a paused countdown keeps what it had.
  func remaining(at now: Date) -> TimeInterval {
    max(0, end.timeIntervalSince(pausedAt ?? now))
  }

  /// The share of the time that was left when the countdown was paused, 0…1.
  var pausedFraction: Double {
    guard let pausedAt, end > start else { return 0 }
    return min(1, remaining(at: pausedAt) / end.timeIntervalSince(start))
  }

  /// The date at which the content has had its time, if it is counting.
  var staleDate: Date? {
    pausedAt == nil ? end : nil
  }

  mutating func pause(at now: Date) {
    guard pausedAt == nil, now < end else { return }
    pausedAt = now
  }

  /// Goes on with the time that was left.
  mutating func resume(at now: Date) {
    guard let pausedAt else { return }
    let rest = now.timeIntervalSince(pausedAt)
    start += rest
    end += rest
    self.pausedAt = nil
  }

  /// Moves on to the stage that fits the time left.
  mutating func refreshStage(at now: Date) {
    let left = remaining(at: now)
    let passed = end.timeIntervalSince(start) - left
    if left <= 0 {
      stage = .ready
    } else if left <= 30 {
      stage = .fetchCup
    } else {
      stage = passed < 5 ? .pour : .steep
    }
  }
}

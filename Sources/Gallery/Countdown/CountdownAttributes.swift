import ActivityKit
import Foundation

/// A pot of tea and its brewing time.
struct CountdownAttributes: ActivityAttributes {
  /// A countdown that runs from `start` to `end`, or is paused at `pausedAt`.
  struct ContentState: Codable, Hashable {
    var start: Date
    var end: Date
    var pausedAt: Date?
    var stage: Stage
  }

  /// The current step of making tea.
  enum Stage: String, Codable {
    case pour, steep, fetchCup, ready
  }

  var name: String
  /// The brewing time in seconds.
  var duration: TimeInterval
  /// The water temperature in degrees Celsius.
  var temperature: Int

  var deepLink: URL? {
    URL(string: "teatime://timer/\(Int(clamping: duration))")
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

  /// Returns the remaining seconds; a paused countdown keeps those it had when it was paused.
  func remaining(at now: Date) -> TimeInterval {
    max(0, end.timeIntervalSince(pausedAt ?? now))
  }

  /// The fraction of the time that was left when the countdown was paused, 0…1.
  var pausedFraction: Double {
    guard let pausedAt, end > start else { return 0 }
    return min(1, remaining(at: pausedAt) / end.timeIntervalSince(start))
  }

  /// The end of the countdown, at which the content becomes stale. Nil: the countdown is paused.
  var staleDate: Date? {
    pausedAt == nil ? end : nil
  }

  mutating func pause(at now: Date) {
    guard pausedAt == nil, now < end else { return }
    pausedAt = now
  }

  /// Continues with the remaining time.
  mutating func resume(at now: Date) {
    guard let pausedAt else { return }
    let rest = now.timeIntervalSince(pausedAt)
    start += rest
    end += rest
    self.pausedAt = nil
  }

  /// Sets the stage for the remaining time.
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

import SwiftUI

/// What the name of a number says about time.
enum SampleTime: Hashable {
  /// A moment.
  case moment
  /// A duration in seconds.
  case length(Double)

  private static let units: Set<String> = [
    "ms", "msec", "millis", "milli", "milliseconds", "millisecond", "sec", "secs", "seconds",
    "second", "in", "unix", "utc", "epoch",
  ]
  private static let endsOfMoments: Set<String> = [
    "timestamp", "stamp", "date", "deadline", "at", "since",
  ]
  /// What happens at a time: that of `departureTime` is a moment, that of `recordingTime` a duration.
  private static let events: Set<String> = [
    "departure", "departs", "arrival", "arrives", "start", "begin", "end", "finish", "due",
    "target", "eta", "expiry", "expiration", "pickup", "delivery", "scheduled", "planned",
    "boarding", "takeoff", "landing", "event", "update", "updated", "created", "kickoff", "opening",
    "closing",
  ]
  private static let lengths: Set<String> = [
    "elapsed", "remaining", "remain", "left", "spent", "total", "duration", "length", "interval",
    "countdown",
  ]
  private static let timeWords: Set<String> = [
    "time", "duration", "elapsed", "uptime", "countdown", "interval", "seconds", "secs", "timer",
    "ms", "millis", "milliseconds",
  ]
  private static let wholes: Set<String> = ["total", "duration", "length", "interval"]

  /// True for a number of milliseconds.
  static func isMilliseconds(_ words: [String]) -> Bool {
    words.contains { ["ms", "msec", "millis", "milliseconds", "millisecond"].contains($0) }
  }

  /// Nil for another number.
  init?(_ words: [String]) {
    let isOfUnix = words.contains("epoch") || words.contains("unix")
    let bare = words.filter { !Self.units.contains($0) }
    let isLength = bare.contains(where: Self.lengths.contains)
    let isEvent = bare.contains(where: Self.events.contains)
    let isMoment =
      isOfUnix || Self.endsOfMoments.contains(bare.last ?? "") || bare.last == "timestamp"
      || isEvent && (bare.contains("time") || Self.isMilliseconds(words))
    if bare.isEmpty {
      guard words.contains(where: { $0.hasPrefix("sec") }) else { return nil }
      // Beside minutes it is below sixty.
      self = .length(45)
    } else if isMoment, !isLength {
      self = .moment
    } else if words.contains(where: Self.timeWords.contains)
      || !bare.isEmpty && bare.allSatisfy({ Self.lengths.contains($0) && $0 != "total" })
    {
      // A whole is longer than the five minutes since a start.
      self = .length(words.contains(where: Self.wholes.contains) ? 600 : 65)
    } else {
      return nil
    }
  }
}

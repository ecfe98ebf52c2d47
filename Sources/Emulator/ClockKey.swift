package import ActivityModel
package import Foundation

/// What a key does to the clock.
package enum ClockKey: Hashable, Sendable {
  case freezeOrResume, faster, slower, stepToDeadline
  /// Seconds.
  case step(TimeInterval)

  /// The speeds that keys choose from; 0 is frozen.
  package static let rates = [0.0, 1, 2, 10, 60, 600, 3_600]

  /// What the key means for a clock as it stands; nil is nothing.
  package func command(for clock: ClockReading) -> ClockCommand? {
    switch self {
    case .freezeOrResume: clock.rate == 0 ? .resume : .freeze
    case .faster: Self.rates.first { $0 > clock.rate }.map { .rate($0) }
    case .slower: Self.rates.last { $0 < clock.rate }.map { $0 == 0 ? .freeze : .rate($0) }
    case .step(let seconds): .step(seconds)
    case .stepToDeadline: .stepToDeadline
    }
  }
}

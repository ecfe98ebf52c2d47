package import ActivityModel
package import Foundation

/// What a key does to the clock.
package enum ClockAction: Hashable, Sendable {
  case freezeOrResume, faster, slower, stepToDeadline
  /// Moves the date ahead, in seconds.
  case step(TimeInterval)

  /// The rates that the faster and slower keys step through; 0 is frozen, 0.1 is slow motion.
  package static let rates = [0.0, 0.1, 1, 2, 10, 60, 600, 3_600]

  /// Returns the clock command of the key, given the clock's current rate; nil does nothing.
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

import Glibc

/// Notices a script that hangs: it is asked some times a minute whether it answers.
package struct ScriptPulse: Sendable {
  package enum Beat: Hashable, Sendable {
    case nothing
    /// Ask, with this number.
    case ask(Int)
    /// It has not answered for these seconds.
    case hangs(Double)
  }

  /// The seconds between two questions.
  private static let interval = 2.0
  /// The seconds after which an unanswered question means that the script hangs.
  package static let standardLimit = 10.0

  private let limit: Double
  private var asked: (number: Int, time: Double)?
  private var lastTime: Double
  private var number = 0

  /// - Parameters:
  ///   - least: The least limit in seconds.
  ///   - time: Now, in seconds of a clock that nobody stops.
  package init(least: Double, at time: Double) {
    limit = max(least, Self.standardLimit)
    lastTime = time
  }

  /// Returns what is to be done now.
  package mutating func beat(at time: Double) -> Beat {
    if let asked {
      let seconds = time - asked.time
      return seconds >= limit ? .hangs(seconds) : .nothing
    }
    guard time - lastTime >= Self.interval else { return .nothing }
    number -= 1
    asked = (number, time)
    return .ask(number)
  }

  /// Notes an answer; the numbers of others are ignored.
  package mutating func answered(_ number: Int, at time: Double) {
    guard asked?.number == number else { return }
    asked = nil
    lastTime = time
  }

  /// Seconds of the machine, for `at`. The clocks that count from the start of the machine follow the
  /// phone's in the process of an app; this one does not.
  package static var now: Double {
    var time = timespec()
    clock_gettime(clockid_t(11), &time)  // CLOCK_TAI, which the C library does not name for Swift.
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

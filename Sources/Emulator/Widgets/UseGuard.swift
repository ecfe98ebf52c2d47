import Dispatch
import Glibc
import HostProtocol
import Sandbox
import Synchronization

/// Ends child processes that have more threads, or keep more in their folders, than they may. The
/// kernel counts both for a user as a whole, so they are looked at on a queue of its own: twice a second
/// while one of them computes or is asked something, and more and more seldom while they rest.
final class UseGuard: Sendable {
  /// That of all child processes of this program.
  static let shared = UseGuard(limits: .current)

  private struct Watched {
    var folders: [String]
    /// The processor time at the last look, in ticks.
    var ticks: UInt64?
    /// True when that was the same at the look before.
    var wasQuiet = false
    /// The limit for which it was ended.
    var exceeded: ResourceLimits.Resource?
  }

  private struct State {
    var watched: [pid_t: Watched] = [:]
    var timer: (any DispatchSourceTimer)?
    /// The time until the next look, in milliseconds.
    var interval = 0
  }

  /// The longest time between two looks at processes that rest, in milliseconds.
  private static let longestInterval = 16_000

  private let limits: ResourceLimits
  private let interval: Int?
  private let state = Mutex(State())

  /// - Parameter interval: The time between two looks, in milliseconds; nil: it looks when it is told to.
  init(limits: ResourceLimits, interval: Int? = 500) {
    self.limits = limits
    self.interval = interval
  }

  /// Looks after a child until `release`.
  ///
  /// - Parameter folders: Its own folders.
  func watch(_ process: pid_t, folders: [String]) {
    state.withLock { state in
      state.watched[process] = Watched(folders: folders)
      guard let interval else { return }
      if state.timer == nil {
        let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
        timer.setEventHandler { [weak self] in self?.lookAgain() }
        state.timer = timer
        Self.schedule(&state, after: interval)
        timer.activate()
      } else {
        Self.schedule(&state, after: interval)
      }
    }
  }

  /// Looks soon again: a child that rests is asked something.
  func hurry() {
    state.withLock { state in
      guard let interval, state.timer != nil, state.interval > interval else { return }
      Self.schedule(&state, after: interval)
    }
  }

  private static func schedule(_ state: inout State, after interval: Int) {
    state.interval = interval
    state.timer?.schedule(
      deadline: .now() + .milliseconds(interval), leeway: .milliseconds(interval / 5))
  }

  private func lookAgain() {
    look()
    state.withLock { state in
      guard let interval, state.timer != nil else { return }
      let rest = state.watched.values.allSatisfy(\.wasQuiet)
      Self.schedule(
        &state, after: rest ? min(state.interval * 2, Self.longestInterval) : interval)
    }
  }

  /// Forgets a child; call it before its status is taken, while no other process can have its number.
  ///
  /// - Returns: The limit for which it was ended; nil: none.
  func release(_ process: pid_t) -> ResourceLimits.Resource? {
    state.withLock { state in
      let watched = state.watched.removeValue(forKey: process)
      if state.watched.isEmpty {
        state.timer?.cancel()
        state.timer = nil
      }
      return watched?.exceeded
    }
  }

  /// Ends the children that have exceeded a limit.
  func look() {
    for (process, watched) in state.withLock({ $0.watched }) where watched.exceeded == nil {
      let use = ProcessUse(of: process)
      let exceeded = exceeded(by: use, watched)
      state.withLock { state in
        // A child that was released meanwhile may be another process by now.
        guard state.watched[process] != nil else { return }
        state.watched[process]?.wasQuiet = use.ticks == watched.ticks
        state.watched[process]?.ticks = use.ticks
        guard let exceeded else { return }
        state.watched[process]?.exceeded = exceeded
        kill(process, SIGSTOP)
        ProcessTree.end(below: process)
        kill(process, SIGKILL)
      }
    }
  }

  private func exceeded(by use: ProcessUse, _ watched: Watched) -> ResourceLimits.Resource? {
    if use.threads > limits[.threads] { return .threads }
    // What has not computed has not written; less than a tick of it is seen at the second look.
    guard use.ticks != watched.ticks || !watched.wasQuiet else { return nil }
    return ProcessUse.exceeds(UInt64(limits[.disk]) << 20, in: watched.folders) ? .disk : nil
  }
}

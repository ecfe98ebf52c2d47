import ActivityModel
package import CellRaster
package import CursesTerminal
import Foundation
package import PhoneScreen

/// A replay on a terminal, at a speed that the user controls; it stops at the end.
///
/// The clock's keys control the replay: the date of its own clock is the position, in seconds since
/// the reference date.
@MainActor
package final class ReplayPlayer: RunLoopClient {
  package private(set) var exitCode: Int32?
  package private(set) var needsFrame = true
  package private(set) var wantsSuspension = false
  private let replay: Replay
  private let clock = EmulatorClock.real
  private let end: Double

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - speed: Seconds of the recording per second, 0.1…3600.
  ///   - end: The position at which the replay stops, in seconds since its start.
  package init(_ replay: Replay, speed: Double, end: Double) {
    self.replay = replay
    self.end = end
    clock.begin(at: Date(timeIntervalSinceReferenceDate: 0))
    try? clock.perform(.rate(speed), deadline: nil)
  }

  /// Runs on a display until the user quits or a signal ends the program; returns the exit code.
  package func run(on display: Display) async -> Int32 {
    await RunLoop(client: self, display: display, clock: clock).run()
  }

  package func begin(at now: Moment) {}

  package func didSuspend() { wantsSuspension = false }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { [] }

  /// Zero: only the speed of the terminal's connection limits the frame rate.
  package var frameInterval: Double { 0 }

  /// The frame rate is limited as during an animation, because a fast replay changes constantly.
  package func isMoving(at now: Moment) -> Bool { needsFrame || replay.isMoving }

  package func handle(_ event: TerminalEvent, at now: Moment) {
    needsFrame = true
    switch event {
    case .closed(let closure): exitCode = exitCode ?? closure.exitCode
    case .resized(let size): replay.resize(to: size)
    case .key(let press): handle(press)
    case .profile(let profile): replay.adopt(profile)
    case .resumed, .mouse, .focus, .paste: break
    }
  }

  private func handle(_ press: KeyStroke) {
    switch ReplayKeys.keymap.action(for: press) {
    case .quit: exitCode = exitCode ?? 0
    case .suspend: wantsSuspension = true
    case .clock(let key):
      // The deadline to step to is the next change in the recording.
      let due = replay.nextChange.map(Date.init(timeIntervalSinceReferenceDate:))
      if let command = key.command(for: clock.reading) {
        try? clock.perform(command, deadline: due)
      }
    case nil: break
    }
  }

  private var position: Double {
    min(max(clock.now().date.timeIntervalSinceReferenceDate, 0), end)
  }

  package func advance(to now: Moment) {
    let old = replay.position
    let change = replay.nextChange
    replay.advance(to: position)
    if let change, change <= replay.position { needsFrame = true }
    // A new frame is needed when the position reaches another second, because the caption shows
    // whole seconds.
    if replay.position.rounded(.down) != old.rounded(.down) || replay.isMoving {
      needsFrame = true
    }
  }

  package func frame(at now: Moment) -> CellGrid {
    needsFrame = false
    return replay.frame(caption: caption)
  }

  private var caption: String {
    let rate = clock.reading.rate
    let status =
      replay.position >= end
      ? "over" : rate == 0 ? "paused" : "×\(Int(exactly: rate).map(String.init) ?? "\(rate)")"
    return "replay \(Self.clock(replay.position))/\(Self.clock(end)) \(status)"
  }

  private static func clock(_ seconds: Double) -> String {
    let seconds = Int(min(seconds, 1e9))
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  package func nextWake(after now: Moment) -> Double? {
    guard replay.position < end else { return nil }
    let change = min(replay.nextChange ?? .infinity, replay.position.rounded(.down) + 1, end)
    return now.uptime(at: Date(timeIntervalSinceReferenceDate: change))
  }
}

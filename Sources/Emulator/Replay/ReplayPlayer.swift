import ActivityModel
import CellRaster
package import CursesTerminal
import Foundation
import PhoneScreen

/// The run loop of a replay on a terminal, at a speed that the user controls; it stops at the end.
///
/// The clock's keys control the replay: the date of its own clock is the position, in seconds since
/// the reference date.
@MainActor
package final class ReplayPlayer {
  private let replay: Replay
  private let display: Display
  private let clock = EmulatorClock.real
  private let poller = Poller()
  private let end: Double
  private var needsFrame = true
  private var lastFrame = -Double.infinity

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - speed: Seconds of the recording per second, 1…3600.
  ///   - end: The position at which the replay stops, in seconds since its start.
  package init(_ replay: Replay, display: Display, speed: Double, end: Double) {
    self.replay = replay
    self.display = display
    self.end = end
    clock.begin(at: Date(timeIntervalSinceReferenceDate: 0))
    try? clock.perform(.rate(speed), deadline: nil)
  }

  /// Runs until the user quits or a signal ends the program; returns the exit code.
  package func run() async -> Int32 {
    while true {
      for event in display.readEvents(clock.now().uptime) {
        if let code = handle(event) { return code }
      }
      let now = clock.now()
      advance()
      present(at: now)
      await poller.wait(for: display.pollDescriptors(), timeout: timeout())
    }
  }

  /// Handles a terminal event; returns the exit code when it ends the program.
  private func handle(_ event: TerminalEvent) -> Int32? {
    needsFrame = true
    switch event {
    case .closed(let closure): return closure.exitCode
    case .resized(let size): replay.resize(to: size)
    case .key(let press):
      switch KeyBindings.command(for: press) {
      case .quit: return 0
      case .suspend: display.suspend()
      case .clock(let key):
        // The deadline to step to is the next change in the recording.
        let due = replay.nextChange.map(Date.init(timeIntervalSinceReferenceDate:))
        if let command = key.command(for: clock.reading) {
          try? clock.perform(command, deadline: due)
        }
      case nil, .longPress, .collapse, .tap, .nextActivity, .toggleLock, .nextDevice, .help,
        .list, .swipe, .selectControl, .app, .show, .alwaysOn, .night, .rotate, .privacy,
        .systemItem:
        break
      }
    case .resumed, .mouse, .focus, .paste, .profile: break
    }
    return nil
  }

  private var position: Double {
    min(max(clock.now().date.timeIntervalSinceReferenceDate, 0), end)
  }

  private func advance() {
    let old = replay.position
    let change = replay.nextChange
    replay.advance(to: position)
    if let change, change <= replay.position { needsFrame = true }
    // The caption shows whole seconds.
    if replay.position.rounded(.down) != old.rounded(.down) || replay.isMoving {
      needsFrame = true
    }
  }

  private func present(at now: Moment) {
    guard needsFrame, display.canPresent(now.uptime),
      now.uptime - lastFrame >= display.frameInterval() - 0.001
    else { return }
    lastFrame = now.uptime
    needsFrame = false
    display.present(replay.frame(caption: caption), now.uptime)
  }

  private var caption: String {
    let rate = clock.reading.rate
    let words =
      replay.position >= end
      ? "over" : rate == 0 ? "paused" : "×\(Int(exactly: rate).map(String.init) ?? "\(rate)")"
    return "replay \(Self.clock(replay.position))/\(Self.clock(end)) \(words)"
  }

  private static func clock(_ seconds: Double) -> String {
    let seconds = Int(min(seconds, 1e9))
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  /// Returns the seconds until something is due; nil is never.
  private func timeout() -> Double? {
    let now = clock.now()
    var times = [display.deadline()]
    if needsFrame || replay.isMoving { times.append(lastFrame + display.frameInterval()) }
    if replay.position < end {
      let change = min(replay.nextChange ?? .infinity, replay.position.rounded(.down) + 1, end)
      times.append(now.uptime(at: Date(timeIntervalSinceReferenceDate: change)))
    }
    return times.compactMap { $0 }.min().map { max($0 - now.uptime, 0) }
  }
}

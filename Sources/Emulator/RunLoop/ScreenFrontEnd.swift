package import CursesTerminal
package import PhoneScreen

/// The full screen of a run loop: passes terminal events to the client and presents a frame when
/// the screen changes.
@MainActor
package final class ScreenFrontEnd: RunLoopFrontEnd {
  private let display: Display
  /// Nil: cells only.
  private let pictures: PictureController?
  private var lastFrame = -Double.infinity
  /// True when input was read since the last frame.
  private var hasInput = false
  private var reportsMotion = false
  /// The events since freed memory was returned to the system, and when the last one was read, in
  /// seconds of uptime.
  private var unreturnedEvents = 0
  private var lastInput = 0.0
  /// The allocator keeps what a flood of input has used for a while; after so many events, and so
  /// many seconds without one, it is returned.
  private static let manyEvents = 1_000
  private static let quietSeconds = 1.0

  package init(display: Display, pictures: PictureController? = nil) {
    self.display = display
    self.pictures = pictures
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    display.pollDescriptors() + (pictures?.descriptors ?? [])
  }

  package func begin() {}

  package func readInput(for client: any RunLoopClient, at now: Moment) -> Int32? {
    let events = display.readEvents(now.uptime)
    if !events.isEmpty { hasInput = true }
    for event in events {
      if event.changesMeasures { pictures?.forget() }
      // A screen that was larger has used more than many events.
      if case .resized = event { unreturnedEvents = Self.manyEvents }
      client.handle(event, at: now)
    }
    returnFreedMemory(after: events.count, at: now)
    return nil
  }

  private func returnFreedMemory(after count: Int, at now: Moment) {
    unreturnedEvents += count
    if count > 0 { lastInput = now.uptime }
    guard unreturnedEvents >= Self.manyEvents, now.uptime - lastInput >= Self.quietSeconds else {
      return
    }
    unreturnedEvents = 0
    FreedMemory.returnToSystem()
  }

  package func show(_ client: any RunLoopClient, at now: Moment) -> RunLoopStep {
    if let code = client.exitCode {
      pictures?.stop()
      return .exit(code)
    }
    if client.wantsSuspension {
      display.suspend()
      client.didSuspend()
      return .again
    }
    if client.wantsMotion != reportsMotion {
      reportsMotion = client.wantsMotion
      display.reportMotion(reportsMotion)
    }
    present(client, at: now)
    pictures?.update(for: client, at: now)
    return .wait
  }

  private func present(_ client: any RunLoopClient, at now: Moment) {
    guard client.needsFrame, display.canPresent(now.uptime) else { return }
    // Limited to the frame rate, however fast a client pushes, but for a reply to input that is no
    // animation.
    guard
      now.uptime - lastFrame >= frameInterval(of: client) - 0.001
        || hasInput && !client.isMoving(at: now)
    else { return }
    lastFrame = now.uptime
    hasInput = false
    let grid = client.frame(at: now)
    pictures?.prepare(for: client, at: now)
    display.present(grid, now.uptime)
  }

  /// The minimum seconds between two frames of an animation: the larger of the terminal link's
  /// limit and the client's.
  private func frameInterval(of client: any RunLoopClient) -> Double {
    max(display.frameInterval(), client.frameInterval)
  }

  /// A frame that the terminal's connection cannot take yet is not due: the display wakes the loop
  /// when the connection can take it.
  package func deadline(for client: any RunLoopClient, at now: Moment) -> Double? {
    var times = [display.deadline(), pictures?.deadline]
    if client.isMoving(at: now) || client.needsFrame, display.canPresent(now.uptime) {
      times.append(lastFrame + frameInterval(of: client))
    }
    return times.compactMap { $0 }.min()
  }
}

extension TerminalEvent {
  /// True when pictures have to be drawn in another place or size.
  fileprivate var changesMeasures: Bool {
    switch self {
    case .resized, .profile: true
    case .key, .mouse, .focus, .paste, .resumed, .closed: false
    }
  }
}

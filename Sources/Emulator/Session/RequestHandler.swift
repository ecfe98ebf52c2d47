import ActivityEngine
import ActivityKit
import ActivityModel
import LocalEngine
import PhoneScreen

/// Handles the requests of clients on the control socket.
@MainActor
final class RequestHandler {
  private let control: ControlServer?
  private let screen: SessionScreen
  private let log: EventLog
  private let surfaces: SurfaceController
  private let selection: Selection
  private let taps: TapHandler
  private let clock: ClockController
  /// True while requests are handled: a clock command processes everything that becomes due, and
  /// must not handle the requests that follow it before those received together with it.
  private var isHandling = false

  /// - Parameter control: Nil: there is no control socket and nothing to handle.
  init(
    control: ControlServer?, screen: SessionScreen, log: EventLog, surfaces: SurfaceController,
    selection: Selection, taps: TapHandler, clock: ClockController
  ) {
    self.control = control
    self.screen = screen
    self.log = log
    self.surfaces = surfaces
    self.selection = selection
    self.taps = taps
    self.clock = clock
  }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] { control?.descriptors ?? [] }

  /// When `handle` must be called, in seconds of uptime; nil: no request to a client is pending.
  var deadline: Double? { control?.deadline }

  /// Handles the requests that have arrived.
  func handle(at now: Moment) {
    guard let control, !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    var now = now
    for call in control.receive(at: now.uptime) {
      handle(call, control, at: now)
      // The call may have moved the clock ahead.
      now = clock.now
    }
  }

  private func handle(_ call: ControlServer.Call, _ control: ControlServer, at now: Moment) {
    switch call.call {
    case .observe: control.observe(call)
    case .activities: control.answer(call, .activities(screen.report(at: now)))
    case .tap(let id): control.answer(call, tap(id, at: now))
    case .show(let mode):
      surfaces.show(mode, at: now)
      control.answer(call, .accepted)
    case .clock(let command):
      do {
        try clock.perform(command)
        control.answer(call, .accepted)
      } catch {
        control.answer(call, .failed(message: error.message))
      }
    case .submit, .records, .authorization, .startToken:
      let answer = call.call.reply(from: screen.driver.link(for: call.app), app: call.app)
      if case .refused(_, let message) = answer {
        log.appendAndRecord(call.app.isEmpty ? message : "\(call.app): \(message)", at: now)
        screen.needsFrame = true
      }
      control.answer(call, answer)
    }
  }

  /// Taps an activity where it is shown; nil taps the focused target.
  private func tap(_ id: ActivityID?, at now: Moment) -> WireReply {
    guard let id else {
      taps.tap(selection.focusedTarget, at: now)
      return .accepted
    }
    guard screen.driver.engine.record(id) != nil else {
      return .refused(.unknown(id), message: RefusalMessage.text(for: .unknown(id)))
    }
    taps.tap(screen.isLocked || screen.islandID(id) == nil ? .card(id) : .island(id), at: now)
    return .accepted
  }
}

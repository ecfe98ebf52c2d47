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
  let pushes: PushReceiver
  let tokens: TokenController
  /// Waits until all events are on the disk.
  private let sync: () throws(FileFailure) -> Void
  /// True while requests are handled: a clock command processes everything that becomes due, and
  /// must not handle the requests that follow it before those received together with it.
  private var isHandling = false
  /// Requests that were received and are not handled yet.
  private var waiting: ArraySlice<ControlServer.Call> = []
  /// After so many seconds of requests the run loop continues with everything else, and the
  /// remaining requests are handled in its next step.
  private static let longestTurn = 0.02

  /// - Parameters:
  ///   - control: Nil: there is no control socket and nothing to handle.
  ///   - sync: Waits until all events are on the disk.
  init(
    control: ControlServer?, screen: SessionScreen, log: EventLog, surfaces: SurfaceController,
    selection: Selection, taps: TapHandler, clock: ClockController, pushes: PushReceiver,
    tokens: TokenController,
    sync: @escaping () throws(FileFailure) -> Void
  ) {
    self.control = control
    self.screen = screen
    self.log = log
    self.surfaces = surfaces
    self.selection = selection
    self.taps = taps
    self.clock = clock
    self.pushes = pushes
    self.tokens = tokens
    pushes.log.onChange = { [weak control] in control?.notify($0) }
    self.sync = sync
  }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] { control?.descriptors ?? [] }

  /// When `handle` must be called, in seconds of uptime; nil: no request to a client is pending.
  var deadline: Double? { waiting.isEmpty ? control?.deadline : 0 }

  /// Handles the requests that have arrived, and answers them when all their events are on the
  /// disk: one wait serves all that are handled together. Nothing more is received while requests
  /// are waiting.
  func handle(at now: Moment) {
    guard let control, !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    var now = now
    var replies: [(call: ControlServer.Call, reply: WireReply)] = []
    if waiting.isEmpty { waiting = control.receive(at: now.uptime)[...] }
    let end = now.uptime + Self.longestTurn
    while now.uptime < end, let call = waiting.popFirst() {
      switch call.call {
      case .push(let delivery):
        pushes.receive(delivery, at: now) { [weak control] in control?.answer(call, $0) }
      case .screen, .press, .refresh, .scroll, .type, .frame:
        let answer: (WireReply) -> Void = { [weak control] in control?.answer(call, $0) }
        if let screens = control.screens {
          screens.handle(call.call, at: now, answer)
        } else {
          answer(.screen(ScreenReport(app: nil)))
        }
      default: replies.append((call, reply(to: call, control, at: now)))
      }
      // The call may have moved the clock ahead.
      now = clock.now
    }
    guard !replies.isEmpty else { return }
    var failure: String?
    do throws(FileFailure) {
      try sync()
    } catch {
      failure = error.message
    }
    for (call, reply) in replies {
      if let failure, call.call.isEvent, reply.isSuccess {
        control.answer(call, .failed(message: failure))
      } else {
        control.answer(call, reply)
      }
    }
  }

  private func reply(
    to call: ControlServer.Call, _ control: ControlServer, at now: Moment
  ) -> WireReply {
    switch call.call {
    case .observe:
      control.observe(call)
      return .accepted
    case .activities: return .activities(screen.report(at: now))
    case .tap(let id): return tap(id, at: now)
    case .show(let mode):
      surfaces.show(mode, at: now)
      return .accepted
    case .appGroup(let key, let value):
      return surfaces.setAppGroup(key, to: value, at: now)
        ? .accepted
        : .failed(
          message: "the app group has more than \(ArchiveRequester.mostAppGroupBytes) bytes")
    case .pushes(let follow):
      if follow { control.follow(call) }
      return .pushes(pushes.log.all)
    case .screenChanged:
      control.screens?.changed(call.app)
      return .accepted
    case .tokens(let command): return tokens.perform(command, at: now.date)
    case .pushRefused(let trace):
      pushes.add(trace, at: now)
      return .accepted
    case .push, .screen, .press, .refresh, .scroll, .type, .frame:
      return .failed(message: "answered when it is decided")
    case .clock(let command):
      do {
        try clock.perform(command)
        return .accepted
      } catch {
        return .failed(message: error.message)
      }
    case .submit, .records, .authorization, .startToken:
      let reply = call.call.reply(from: screen.driver.link(for: call.app), app: call.app)
      if case .refused(_, let message) = reply {
        log.appendAndRecord(call.app.isEmpty ? message : "\(call.app): \(message)", at: now)
        screen.needsFrame = true
      }
      return reply
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

extension WireCall {
  /// True for a call that changes the engine, and is answered only when the change is on the disk.
  fileprivate var isEvent: Bool {
    switch self {
    case .submit, .tap, .push, .tokens, .press, .refresh, .scroll, .type: true
    case .records, .authorization, .startToken, .observe, .activities, .clock, .show, .appGroup,
      .pushes, .pushRefused, .screenChanged, .screen,
      .frame:
      false
    }
  }
}

extension WireReply {
  /// True for a reply that says that a change was made.
  fileprivate var isSuccess: Bool {
    switch self {
    case .accepted, .tokens: true
    case .refused, .records, .authorization, .token, .activities, .pushed, .pushes, .screen, .frame,
      .failed:
      false
    }
  }
}

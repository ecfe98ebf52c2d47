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
  private let taps: TapHandler
  private let pages: AppScreens
  private let clock: ClockController
  let pushes: PushReceiver
  let tokens: TokenController
  let expectations: Expectations
  /// Waits until all events are on the disk.
  private let sync: () throws(FileFailure) -> Void
  private var inbox = Inbox()

  private struct Inbox {
    /// True while requests are handled: a clock command processes everything that becomes due, and
    /// must not handle the requests that follow it before those received together with it.
    var isHandling = false
    /// Requests that were received and are not handled yet.
    var waiting: ArraySlice<ControlServer.Call> = []
  }

  /// A reply to send when all events are on the disk.
  private struct Reply {
    var call: ControlServer.Call
    var reply: WireReply
    /// True when it says that the engine was changed, which is so only when that can be written.
    var isOfChange: Bool
  }

  /// After so many seconds of requests the run loop continues with everything else, and the
  /// remaining requests are handled in its next step.
  private static let longestTurn = 0.02

  /// - Parameters:
  ///   - control: Nil: there is no control socket and nothing to handle.
  ///   - sync: Waits until all events are on the disk.
  init(
    control: ControlServer?, screen: SessionScreen, log: EventLog, surfaces: SurfaceController,
    taps: TapHandler, pages: AppScreens, clock: ClockController, pushes: PushReceiver,
    tokens: TokenController, expectations: Expectations,
    sync: @escaping () throws(FileFailure) -> Void
  ) {
    self.control = control
    self.screen = screen
    self.log = log
    self.surfaces = surfaces
    self.taps = taps
    self.pages = pages
    self.clock = clock
    self.pushes = pushes
    self.tokens = tokens
    self.expectations = expectations
    pushes.log.onChange = { [weak control] in control?.notify($0) }
    self.sync = sync
  }

  /// The path of the control socket; nil: there is none.
  var socket: String? { control?.path }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] { control?.descriptors ?? [] }

  /// When `handle` must be called, in seconds of uptime; nil: no request to a client is pending.
  var deadline: Double? { inbox.waiting.isEmpty ? control?.deadline : 0 }

  /// Handles the requests that have arrived, and answers them when all their events are on the
  /// disk: one wait serves all that are handled together. Nothing more is received while requests
  /// are waiting.
  func handle(at now: Moment) {
    guard let control, !inbox.isHandling else { return }
    inbox.isHandling = true
    defer { inbox.isHandling = false }
    var now = now
    if inbox.waiting.isEmpty { inbox.waiting = control.receive(at: now.uptime)[...] }
    var replies: [Reply] = []
    let end = now.uptime + Self.longestTurn
    while now.uptime < end, let call = inbox.waiting.popFirst() {
      if let reply = reply(to: call, control, at: now) { replies.append(reply) }
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
    for reply in replies {
      if let failure, reply.isOfChange {
        control.answer(reply.call, .failed(message: failure))
      } else {
        control.answer(reply.call, reply.reply)
      }
    }
  }

  /// Performs a request and returns its reply; nil: it is answered when it is decided.
  private func reply(
    to call: ControlServer.Call, _ control: ControlServer, at now: Moment
  ) -> Reply? {
    switch call.call {
    case .submit(let request): serve(request, of: call, changes: true, at: now)
    case .records(let request): serve(request, of: call, at: now)
    case .authorization(let request): serve(request, of: call, at: now)
    case .startToken(let request): serve(request, of: call, at: now)
    case .observe(let request): reply(to: request, of: call) { control.observe(call) }
    case .activities(let request): reply(to: request, of: call) { screen.report(at: now) }
    case .tap(let request):
      reply(to: request, of: call, changes: true) { () throws(WireRejection) in
        try taps.tap(activity: request.activity, at: now)
      }
    case .clock(let request):
      reply(to: request, of: call) { () throws(WireRejection) in try perform(request.command) }
    case .show(let request):
      reply(to: request, of: call) { surfaces.show(request.screen, at: now) }
    case .appGroup(let request):
      reply(to: request, of: call) { () throws(WireRejection) in try set(request, at: now) }
    case .push(let request):
      replyLater(to: request, of: call, control) {
        pushes.receive(request.push, at: now, reply: $0)
      }
    case .pushRefused(let request):
      reply(to: request, of: call) { pushes.add(request.trace, at: now) }
    case .pushes(let request):
      reply(to: request, of: call) {
        if request.follow { control.follow(call) }
        return pushes.log.all
      }
    case .tokens(let request):
      reply(to: request, of: call, changes: true) { () throws(WireRejection) in
        try tokens.perform(request.command, at: now.date)
      }
    case .screenChanged(let request):
      reply(to: request, of: call) { pages.changed(call.app) }
    case .denied(let request):
      reply(to: request, of: call) { log.showOnce(request.denial.message, at: now) }
    case .screen(let request):
      replyLater(to: request, of: call, control) { pages.handle(request, at: now, $0) }
    case .frame(let request):
      replyLater(to: request, of: call, control) { pages.handle(request, at: now, $0) }
    case .wait(let request):
      replyLater(to: request, of: call, control) { expectations.add(request, at: now, $0) }
    case .press(let request):
      replyLater(to: request, of: call, control) { pages.handle(request, at: now, $0) }
    case .refresh(let request):
      replyLater(to: request, of: call, control) { pages.handle(request, at: now, $0) }
    case .scroll(let request):
      replyLater(to: request, of: call, control) { pages.handle(request, at: now, $0) }
    case .type(let request):
      replyLater(to: request, of: call, control) { pages.handle(request, at: now, $0) }
    }
  }

  /// Performs a request.
  ///
  /// - Parameter changes: True for a request that changes the engine.
  private func reply<Request: WireRequest>(
    to request: Request, of call: ControlServer.Call, changes: Bool = false,
    _ work: () throws(WireRejection) -> Request.Reply
  ) -> Reply {
    let result = Result(catching: work)
    let isOfChange = if changes, case .success = result { true } else { false }
    return Reply(call: call, reply: Request.reply(result), isOfChange: isOfChange)
  }

  /// Has the engine serve a request, and says on the screen when it refuses.
  private func serve<Request: EngineRequest>(
    _ request: Request, of call: ControlServer.Call, changes: Bool = false, at now: Moment
  ) -> Reply {
    reply(to: request, of: call, changes: changes) { () throws(WireRejection) in
      do throws(WireRejection) {
        return try request.value(from: screen.driver.link(for: call.app), app: call.app)
      } catch {
        if case .refused(_, let message) = error {
          log.appendAndRecord(call.app.isEmpty ? message : "\(call.app): \(message)", at: now)
          screen.needsFrame = true
        }
        throw error
      }
    }
  }

  /// Performs a request that is answered when it is decided, or when the screen shows its effect.
  private func replyLater<Request: WireRequest>(
    to request: Request, of call: ControlServer.Call, _ control: ControlServer,
    _ work: (@escaping WireAnswer<Request>) -> Void
  ) -> Reply? {
    work(control.answer(to: request, of: call))
    return nil
  }

  private func perform(_ command: ClockCommand) throws(WireRejection) {
    do {
      try clock.perform(command)
    } catch {
      throw .failed(message: error.message)
    }
  }

  private func set(_ request: WireCall.AppGroup, at now: Moment) throws(WireRejection) {
    guard surfaces.setAppGroup(request.key, to: request.value, at: now) else {
      throw .failed(
        message: "the app group has more than \(ArchiveRequester.mostAppGroupBytes) bytes")
    }
  }
}

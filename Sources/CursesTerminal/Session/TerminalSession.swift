import CNcurses
import CellRaster
import Glibc

/// The state of the opened terminal: the implementation of `CursesDevice`, which serializes
/// access to it. The order of the steps matters in all functions; see ROBUST-1.
final class TerminalSession {
  private static let beginSynchronized = Array("\u{1B}[?2026h".utf8)
  private static let endSynchronized = Array("\u{1B}[?2026l".utf8)
  /// The largest frame, in bytes, that a terminal reads in one piece and draws at once without
  /// brackets: one write, one packet of every link.
  private static let longestUnbracketed = 512
  /// How long pending replies are awaited when leaving, in seconds: the shell would read them as
  /// typed input. At least and at most, on a link that takes longer.
  private static let closingTimeouts = 0.5...4.5

  private let signals: SignalPipe
  private var capture: StandardErrorCapture?
  private var device: TerminalDevice
  private var reader: KeyReader
  private var modes: TerminalModes
  private var pacer: FramePacer
  private var screen: CursesScreen?
  private var queued: [TerminalEvent] = []
  private var closure: TerminalClosure?
  private var isInside = false
  /// When a postponed frame may be sent. Nil: none is postponed.
  private var frameAllowedAt: Double?
  /// Nil: pictures are not shown.
  private var pictures: PictureWriter?
  /// The layers that the caller wants on the screen, lower ones first.
  private var layers: [PictureLayer] = []
  /// The last frame; nil: none was presented, or the screen was left.
  private var lastFrame: CellGrid?
  /// True when the terminal says how large a cell is in pixels.
  private var asksCellSize = false
  /// The queries at the start; nil: all are answered, or none was sent.
  private var query: TerminalQuery?
  private var isClosed = false
  /// The terminal's description and name, as found.
  private let terminfo: Terminfo
  private let term: String
  private let options: TerminalOptions
  /// The client of the surrounding tmux, where pictures depend on it.
  private let tmux: TmuxClient?

  private(set) var size: CellSize
  private(set) var profile: TerminalProfile
  private(set) var notices: [TerminalNotice] = []

  /// Opens the terminal, installs the signal handlers and enters the full screen.
  ///
  /// - Parameter signals: An open pipe; the caller closes it.
  /// - Throws: `TerminalError` when the terminal cannot position its cursor, cannot be opened, or
  ///   no ncurses screen can be created.
  init(options: TerminalOptions, signals: SignalPipe) throws(TerminalError) {
    self.signals = signals
    let environment = options.environment
    let term = environment["TERM"] ?? ""
    var found = TerminfoDatabase.entry(named: term, environment: environment)
    if found == nil, !term.isEmpty, term != "dumb" {
      found = FallbackTerminfo.entry
      notices.append(.unknownTerminal(term))
    }
    guard let terminfo = found, terminfo[.placeCursor] != nil else { throw .dumb(term: term) }
    if let word = environment["ISLAND_COLOR"], TerminalProfile.depth(named: word) == nil {
      notices.append(.unknownDepth(word))
    }
    // Takes a process; asked only where colours or pictures depend on it.
    lazy var tmux = environment["TMUX"] == nil ? nil : TmuxClient.ask()
    profile = TerminalProfile.detect(
      environment: environment, requestedDepth: options.depth, requestedGlyphs: options.glyphs,
      isUTF8: LocaleSetup.apply(environment: environment), terminfoColors: terminfo[.colors],
      tmuxFeatures: { tmux?.features.joined(separator: ",") })
    (self.terminfo, self.term, self.options) = (terminfo, term, options)
    let wantsPictures = if case .off = options.pictures { false } else { true }
    self.tmux = wantsPictures ? tmux : nil
    device = try TerminalDevice()
    size = device.size
    reader = KeyReader(escapeDelay: profile.isRemote ? 0.15 : 0.06)
    pacer = FramePacer(isRemote: profile.isRemote, requests: [], roundTrip: nil)
    modes = TerminalModes(
      mouse: options.mouse, keyboard: false, synchronizedOutput: false,
      enterAlternate: terminfo[.enterAlternate] ?? [],
      exitAlternate: terminfo[.exitAlternate] ?? [])

    signals.install()
    capture = StandardErrorCapture()
    CrashRestore.install(chains: environment["ISLAND_BACKTRACE"] == "1")
    enter()
    if options.probes { ask() }
    adoptAnswers()
    do {
      screen = try CursesScreen(
        terminfo: preparedTerminfo, term: term, depth: profile.depth, size: size)
    } catch {
      close()
      throw error
    }
    if screen?.canCover == false { pictures = nil }
    adoptGlyphs()
    enableReports()
  }

  private var preparedTerminfo: Terminfo {
    var prepared = terminfo
    prepared.prepare(for: profile.depth)
    return prepared
  }

  // MARK: Entering and leaving

  private func enter() {
    isInside = true
    device.makeRaw()
    CrashRestore.arm(device, bytes: modes.restore)
    device.enqueue(modes.enterAlternate)
  }

  /// Tells what restores the terminal after a crash which replies are on their way.
  private func expectReplies(at uptime: Double) {
    CrashRestore.expect(
      replies: pacer.asks ? pacer.outstanding(.attributes) : nil,
      seconds: closingTimeout(at: uptime))
  }

  /// How long the replies to all that was asked are waited for when leaving, in seconds.
  private func closingTimeout(at uptime: Double) -> Double {
    min(
      max(pacer.longestReply(at: uptime), Self.closingTimeouts.lowerBound),
      Self.closingTimeouts.upperBound)
  }

  private func enableReports() {
    CrashRestore.arm(device, bytes: restoreBytes)
    expectReplies(at: MonotonicClock.uptime())
    device.enqueue(modes.enable)
    device.pump()
  }

  /// Turns reports of mouse movement without a button on or off.
  func reportMotion(_ isWanted: Bool) {
    guard modes.motion != isWanted else { return }
    modes.motion = isWanted
    guard isInside, !device.isGone else { return }
    CrashRestore.arm(device, bytes: restoreBytes)
    device.enqueue(modes.motionChange)
    device.pump()
  }

  // MARK: Asking

  /// Asks the terminal what it can do, and waits for what it answers soon.
  private func ask() {
    var query = TerminalQuery(
      at: MonotonicClock.uptime(),
      asksWidth: LocaleSetup.isUTF8 && size.rows >= WidthProbe.rows,
      asksPictures: PictureSupport.mayAsk(options.pictures, environment: options.environment))
    query.ask(on: &device) { bytes, now in
      var replies: [TerminalReply] = []
      for output in reader.feed(bytes, at: now) {
        if case .reply(let reply) = output {
          replies.append(reply)
        } else {
          queued += event(from: output, at: now).map { [$0] } ?? []
        }
      }
      return replies
    }
    self.query = query
  }

  /// Takes over what the terminal has answered so far. What it has not answered is not used; it may
  /// still come, and is then adopted by `receive(_:at:)`.
  private func adoptAnswers() {
    let answers = query?.answers ?? TerminalQueryResult()
    profile.apply(answers)
    modes.keyboard = profile.reportsRelease
    modes.mouse = options.mouse && !profile.isScreen
    modes.synchronizedOutput = profile.hasSynchronizedOutput
    let isAnswered = query?.isDone ?? false
    let requests: [StatusRequest] = profile.answersStatus ? [.status, .attributes] : [.attributes]
    pacer = FramePacer(
      isRemote: profile.isRemote, requests: isAnswered ? requests : [],
      roundTrip: answers.roundTrip, undecidedUntil: query?.end ?? -.infinity)
    if profile.glyphs == .narrow, !notices.contains(.wideAmbiguous) {
      notices.append(.wideAmbiguous)
    }
    asksCellSize = answers.cell != nil
    let form = profile.pictures.form
    profile.pictures = PictureSupport(
      PictureSupport.Findings(
        wish: options.pictures, environment: options.environment, answers: answers, tmux: tmux,
        windowCell: device.cellSize))
    profile.pictures.isUndecided = query?.isDone == false
    // What an earlier writer has shown is known to it alone.
    if pictures == nil || profile.pictures.form != form {
      device.enqueue(pictures?.deleteAll ?? [])
      pictures = profile.pictures.form.map { PictureWriter($0, seed: .random(in: .min ... .max)) }
    }
    if isAnswered { query = nil }
  }

  /// Adopts how the terminal writes glyphs.
  private func adoptGlyphs() {
    screen?.canRepeat = profile.repeatsGlyphs ?? false
    screen?.adopt(profile.widths)
  }

  /// Takes in a reply to the queries at the start that came after the first frame; returns the event
  /// when all have come.
  private func receive(_ reply: TerminalReply, at uptime: Double) -> TerminalEvent? {
    guard var asked = query else { return nil }
    // Where ncurses draws, no query may change the colours between two frames.
    asked.asksMore = isInside && screen?.canCover == true
    asked.receive(reply, at: uptime)
    if !asked.bytes.isEmpty {
      device.enqueue(asked.bytes)
      device.pump()
      screen?.forgetPen()
      asked.bytes = []
    }
    query = asked
    return asked.isDone ? adoptLateAnswers() : nil
  }

  /// Makes do with the answers that have come; the last one can no longer come.
  private func endQuery() -> TerminalEvent {
    _ = adoptLateAnswers()
    query = nil
    profile.pictures.isUndecided = false
    return .profile(profile)
  }

  private func adoptLateAnswers() -> TerminalEvent {
    let before = (profile, modes)
    adoptAnswers()
    if let screen, profile.depth != before.0.depth,
      !screen.adopt(preparedTerminfo, depth: profile.depth)
    {
      profile.depth = before.0.depth
    }
    if screen?.canCover == false { pictures = nil }
    adoptGlyphs()
    if isInside, !device.isGone {
      if before.1.mouse, !modes.mouse { device.enqueue(TerminalModes.mouseOff) }
      if modes.keyboard, !before.1.keyboard { enableReports() }
      CrashRestore.arm(device, bytes: restoreBytes)
      device.pump()
    }
    return .profile(profile)
  }

  // MARK: Leaving

  /// Leaves the full screen, turns off the reports and restores the modes.
  private func leave() {
    guard isInside else { return }
    isInside = false
    defer { CrashRestore.disarm() }
    guard !device.isGone, device.isForeground else { return }
    device.enqueue((screen?.end() ?? []) + restoreBytes)
    pictures?.forget()
    lastFrame = nil
    if pacer.asks { device.enqueue(StatusRequest.attributes.bytes) }
    device.drain()
    let now = MonotonicClock.uptime()
    var last = LastReplies(
      missing: pacer.asks ? pacer.outstanding(.attributes) + 1 : 0, query: query,
      timeout: closingTimeout(at: now), at: now)
    last.discard(on: &device, since: now)
    query = last.query
    pacer.reset()
    device.restoreModes(discardsInput: last.areExpected)
  }

  /// Enters the full screen again after a stop; the next frame is drawn in full.
  private func reenterScreen() {
    pacer.reset()
    enter()
    enableReports()
    forgetScreen()
    screen?.redraw()
    queued.append(.resumed)
    // The last answers may have come while the screen was given back.
    if query?.isDone == true { queued.append(adoptLateAnswers()) }
    updateSize()
  }

  private func updateSize() {
    let current = device.size
    guard current != size else { return }
    size = current
    // The pictures are somewhere else in the next frame, if they are there at all.
    layers = []
    forgetScreen()
    screen?.resize(to: current)
    queued.append(.resized(current))
  }

  /// Forgets what the terminal shows, before it is drawn again.
  private func forgetScreen() {
    lastFrame = nil
    device.enqueue(pictures?.deleteAll ?? [])
    pictures?.forget()
  }

  /// What restores the terminal, wherever the output ends.
  private var restoreBytes: [UInt8] { (pictures?.deleteAll ?? []) + modes.restore }

  /// The size of a cell may have changed with the size of the window.
  private func updateCellSize() {
    guard pictures != nil else { return }
    if asksCellSize {
      device.enqueue(Array(TerminalQuery.cellQuery.utf8))
      device.pump()
    } else if let cell = device.cellSize, adopt(cell) {
      queued.append(.profile(profile))
    }
  }

  /// Returns true when the size of a cell is another one than before.
  private func adopt(_ cell: PixelSize) -> Bool {
    guard profile.pictures.cell != cell, let cell = cell.ifPlausible else { return false }
    profile.pictures.cell = cell
    return true
  }

  /// Stops the program as ^Z does in other programs; returns when it is continued in the foreground,
  /// or when a signal that ends it has arrived: then the terminal stays with the shell.
  func suspend() {
    guard isInside else { return }
    leave()
    stop()
  }

  private func stop() {
    switch StoppedJob.wait(on: device, signals) {
    case .foreground:
      reenterScreen()
      signals.wake()
    case .ended(let reason):
      closure = reason
      queued.append(.closed(reason))
    }
  }

  /// Takes the screen again after SIGSTOP, at which it was not given back and the shell has used it;
  /// in the background gives it back.
  private func continueAfterStop() {
    if device.isForeground {
      device.enqueue((screen?.end() ?? []) + restoreBytes)
      reenterScreen()
    } else {
      giveBackScreen()
      stop()
    }
  }

  /// Gives the screen back from the background, where the terminal's modes are the shell's.
  private func giveBackScreen() {
    device.enqueue((screen?.end() ?? []) + restoreBytes)
    device.pump()
    isInside = false
    pictures?.forget()
    pacer.reset()
    CrashRestore.disarm()
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    leave()
    capture?.finish()
    capture = nil
    CrashRestore.uninstall()
    signals.uninstall()
    screen = nil
    device.close()
  }

  // MARK: Input

  var pollDescriptors: [(fd: Int32, wantsWrite: Bool)] {
    isClosed ? [] : [(device.file, device.hasPending), (signals.readEnd, false)]
  }

  var deadline: Double? {
    [reader.deadline, pacer.deadline, frameAllowedAt].compactMap { $0 }.min()
  }

  func readEvents(at uptime: Double) -> [TerminalEvent] {
    guard !isClosed else { return [] }
    device.pump()
    let caught = signals.drain()
    if TerminalClosure(caught) != nil {
      // It ends. After SIGSTOP the shell has the terminal with the screen still on it.
      if isInside, !device.isForeground { giveBackScreen() }
    } else if !caught.isDisjoint(with: SignalPipe.stopSignals) {
      suspend()
    } else if caught.contains(SIGCONT), isInside {
      continueAfterStop()
    }
    if caught.contains(SIGWINCH), isInside {
      updateSize()
      updateCellSize()
    }
    var events = queued
    queued = []
    let outputs = reader.feed(device.read(), at: uptime) + reader.tick(at: uptime)
    events += outputs.compactMap { event(from: $0, at: uptime) }
    pacer.tick(at: uptime)
    if let end = query?.end, uptime >= end { events.append(endQuery()) }
    if let time = frameAllowedAt, time <= uptime { frameAllowedAt = nil }
    if closure == nil, let reason = reasonToClose(caught) {
      closure = reason
      events.append(.closed(reason))
    }
    return events
  }

  private func reasonToClose(_ caught: Set<Int32>) -> TerminalClosure? {
    TerminalClosure(caught) ?? (device.isGone ? .terminalGone : nil)
  }

  private func event(from output: KeyReader.Output, at uptime: Double) -> TerminalEvent? {
    switch output {
    case .event(let event): return event
    case .unknownSequence(let bytes): return screen?.key(for: bytes).map { .key(KeyStroke($0)) }
    case .reply(let reply) where query != nil: return receive(reply, at: uptime)
    case .reply(let reply) where StatusRequest(reply) != nil:
      if let request = StatusRequest(reply) { pacer.answered(request, at: uptime) }
      expectReplies(at: uptime)
      // One frame alone may have been delayed.
      guard profile.isRemote, pacer.longFrames >= 2, let speed = pacer.longFrameSecondsPerByte,
        profile.pictures.adopt(secondsPerByte: speed, wish: options.pictures)
      else { return nil }
      return .profile(profile)
    case .reply(.keyboardFlags(let flags)):
      // Without flag 8 (all keys), keys that type text have no releases.
      let reportsRelease = flags & 0b1010 == 0b1010
      guard profile.reportsRelease != reportsRelease else { return nil }
      profile.reportsRelease = reportsRelease
      return .profile(profile)
    case .reply(.cellSize(let cell)):
      return pictures != nil && adopt(cell) ? .profile(profile) : nil
    case .reply: break
    }
    return nil
  }

  // MARK: Output

  var frameInterval: Double { pacer.frameInterval }

  var secondsPerByte: Double? { pacer.longFrameSecondsPerByte }

  func canPresent(at uptime: Double) -> Bool {
    let can =
      isInside && !device.isGone && pacer.canDraw(at: uptime, isPending: device.hasPending)
    // Pending bytes are waited for by polling.
    frameAllowedAt = can || device.hasPending ? nil : pacer.nextOpening(after: uptime)
    return can
  }

  func present(_ grid: CellGrid, at uptime: Double) {
    guard isInside, !device.isGone, let screen else { return }
    lastFrame = grid
    // First the pictures are known, then the cells that are theirs.
    let drawing = pictures?.show(layers) ?? []
    if let pictures { screen.cover(pictures.covered) }
    let frame = screen.draw(grid) + drawing
    guard !frame.isEmpty else { return }
    if !drawing.isEmpty { CrashRestore.arm(device, bytes: restoreBytes) }
    let isBracketed = profile.hasSynchronizedOutput && frame.count > Self.longestUnbracketed
    device.enqueue(
      isBracketed ? Self.beginSynchronized + frame + Self.endSynchronized : frame)
    if let request = pacer.frameSent(frame.count, at: uptime) {
      device.enqueue(request.bytes)
      expectReplies(at: uptime)
    }
    device.pump()
  }

  /// Shows these pictures with the next frame and those that follow.
  func setLayers(_ layers: [PictureLayer]) {
    if pictures != nil { self.layers = layers }
  }

  /// Shows these pictures from now on, over the last frame and those that follow.
  func show(_ layers: [PictureLayer], at uptime: Double) {
    setLayers(layers)
    if pictures != nil, let lastFrame { present(lastFrame, at: uptime) }
  }
}

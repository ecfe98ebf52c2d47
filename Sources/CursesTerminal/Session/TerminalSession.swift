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
  private static let ping = Array("\u{1B}[5n".utf8)
  /// How long pending replies are awaited when leaving, in seconds: the shell would read them as
  /// typed input.
  private static let closingTimeout = 0.5

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
  private let pictureWish: PictureWish
  /// The layers that the caller wants on the screen, lower ones first.
  private var layers: [PictureLayer] = []
  /// The last frame; nil: none was presented, or the screen was left.
  private var lastFrame: CellGrid?
  /// True when the terminal says how large a cell is in pixels.
  private var asksCellSize = false
  /// True when the terminal replied to the query of its name.
  private var hasName = false
  private var isClosed = false

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
    guard var terminfo = found, terminfo[.placeCursor] != nil else { throw .dumb(term: term) }
    if let word = environment["ISLAND_COLOR"], TerminalProfile.depth(named: word) == nil {
      notices.append(.unknownDepth(word))
    }
    // Takes a process; asked only where colours or pictures depend on it.
    lazy var tmux = environment["TMUX"] == nil ? nil : TmuxClient.ask()
    profile = TerminalProfile.detect(
      environment: environment, requestedDepth: options.depth, requestedGlyphs: options.glyphs,
      isUTF8: LocaleSetup.apply(environment: environment), terminfoColors: terminfo[.colors],
      tmuxFeatures: { tmux?.features.joined(separator: ",") })
    pictureWish = options.pictures
    device = try TerminalDevice()
    size = device.size
    reader = KeyReader(escapeDelay: profile.isRemote ? 0.15 : 0.06)
    pacer = FramePacer(isRemote: profile.isRemote, pings: options.probes, roundTrip: nil)
    modes = TerminalModes(
      mouse: options.mouse, keyboard: false, synchronizedOutput: false,
      enterAlternate: terminfo[.enterAlternate] ?? [],
      exitAlternate: terminfo[.exitAlternate] ?? [])

    signals.install()
    capture = StandardErrorCapture()
    CrashRestore.install(chains: environment["ISLAND_BACKTRACE"] == "1")
    enter()
    let answers = options.probes ? ask(options) : TerminalQueryResult()
    let wantsPictures = if case .off = options.pictures { false } else { true }
    decideAboutPictures(options, answers, wantsPictures ? tmux : nil)
    let repeats = terminfo[.repeatCharacter] != nil
    terminfo.prepare(for: profile.depth)
    do {
      screen = try CursesScreen(
        terminfo: terminfo, term: term, depth: profile.depth, size: size)
      // The programs that drop REP, such as screen and mosh, do not reply with a name either.
      screen?.canRepeat = repeats && hasName
      if screen?.canCover == false { pictures = nil }
    } catch {
      close()
      throw error
    }
    enableReports()
  }

  // MARK: Entering and leaving

  private func enter() {
    isInside = true
    device.makeRaw()
    CrashRestore.arm(device, bytes: modes.restore)
    device.enqueue(modes.enterAlternate)
  }

  private func enableReports() {
    CrashRestore.arm(device, bytes: modes.restore)
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

  private func ask(_ options: TerminalOptions) -> TerminalQueryResult {
    var query = TerminalQuery(
      at: MonotonicClock.uptime(), asksWidth: LocaleSetup.isUTF8 && size.rows > 1,
      asksPictures: PictureSupport.mayAsk(options.pictures, environment: options.environment))
    while let deadline = query.deadline, !device.isGone {
      device.enqueue(query.bytes)
      query.bytes = []
      device.pump()
      let left = max(deadline - MonotonicClock.uptime(), 0)
      _ = device.wait(for: device.hasPending ? POLLIN | POLLOUT : POLLIN, seconds: left)
      let now = MonotonicClock.uptime()
      for output in reader.feed(device.read(), at: now) {
        if case .reply(let reply) = output {
          query.receive(reply, at: now)
        } else {
          queued += event(from: output, at: now).map { [$0] } ?? []
        }
      }
      query.tick(at: now)
    }
    profile.apply(query.answers)
    hasName = query.answers.version != nil
    modes.keyboard = profile.reportsRelease
    modes.synchronizedOutput = profile.hasSynchronizedOutput
    pacer = FramePacer(
      isRemote: profile.isRemote, pings: true, roundTrip: query.answers.roundTrip)
    return query.answers
  }

  private func decideAboutPictures(
    _ options: TerminalOptions, _ answers: TerminalQueryResult, _ tmux: TmuxClient?
  ) {
    asksCellSize = answers.cell != nil
    profile.pictures = PictureSupport(
      PictureSupport.Findings(
        wish: options.pictures, environment: options.environment, answers: answers, tmux: tmux,
        windowCell: device.cellSize))
    pictures = profile.pictures.form.map {
      PictureWriter($0, seed: .random(in: .min ... .max))
    }
  }

  /// Leaves the full screen, turns off the reports and restores the modes.
  private func leave() {
    guard isInside else { return }
    isInside = false
    defer { CrashRestore.disarm() }
    guard !device.isGone, device.isForeground else { return }
    device.enqueue((screen?.end() ?? []) + restoreBytes)
    pictures?.forget()
    lastFrame = nil
    let answers = pacer.pings && pacer.shortestRoundTrip != nil
    if answers { device.enqueue(Self.ping) }
    device.drain()
    if answers { discardReplies(pacer.outstanding + 1) }
    pacer.reset()
    device.restoreModes(discardsInput: answers)
  }

  private func discardReplies(_ count: Int) {
    var missing = count
    var reader = KeyReader()
    let end = MonotonicClock.uptime() + Self.closingTimeout
    while missing > 0, !device.isGone {
      let now = MonotonicClock.uptime()
      guard now < end, device.wait(for: POLLIN, seconds: end - now) else { return }
      missing -= reader.feed(device.read(), at: now).count { $0 == .reply(.ready) }
    }
  }

  /// Enters the full screen again after a stop; the next frame is drawn in full.
  private func reenterScreen() {
    pacer.reset()
    enter()
    enableReports()
    forgetScreen()
    screen?.redraw()
    queued.append(.resumed)
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

  /// Stops the program as ^Z does in other programs; returns when it is continued.
  func suspend() {
    guard isInside else { return }
    leave()
    nc_stop()
    _ = signals.drain()
    reenterScreen()
    signals.wake()
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
    if caught.contains(SIGTSTP) {
      suspend()
    } else if caught.contains(SIGCONT) {
      // After SIGSTOP the terminal was not restored, and the shell has used it.
      device.enqueue(restoreBytes)
      reenterScreen()
    }
    if caught.contains(SIGWINCH) {
      updateSize()
      updateCellSize()
    }
    var events = queued
    queued = []
    let outputs = reader.feed(device.read(), at: uptime) + reader.tick(at: uptime)
    events += outputs.compactMap { event(from: $0, at: uptime) }
    pacer.tick(at: uptime)
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
    case .reply(.ready):
      pacer.answered(at: uptime)
      // One frame alone may have been delayed.
      guard profile.isRemote, pacer.longFrames >= 2, let speed = pacer.longFrameSecondsPerByte,
        profile.pictures.adopt(secondsPerByte: speed, wish: pictureWish)
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
    frameAllowedAt = can ? nil : pacer.nextOpening(after: uptime)
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
    if pacer.frameSent(frame.count, at: uptime) { device.enqueue(Self.ping) }
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

import CNcurses
import CellRaster
import Glibc

/// The state of the opened terminal: the implementation of `CursesDevice`, which serializes
/// access to it. The order of the steps matters in all functions; see ROBUST-1.
final class TerminalSession {
  private static let beginSynchronized = Array("\u{1B}[?2026h".utf8)
  private static let endSynchronized = Array("\u{1B}[?2026l".utf8)
  /// The largest frame, in bytes, that a terminal reads in one piece and draws at once without
  /// brackets: one write, one packet of every link (OUTPUT-3).
  private static let longestUnbracketed = 512
  /// How long pending replies are awaited when leaving, in seconds: the shell would read them as
  /// typed input. At least and at most, on a link that takes longer.
  private static let closingTimeouts = 0.5...4.5

  private enum Stage {
    /// The shell has the terminal.
    case outside
    /// The full screen is shown.
    case inside
    case closed
  }

  private var known: KnownTerminal
  private var job: TerminalJob
  private var device: TerminalDevice
  private var input: TerminalInput
  private var modes: TerminalModes
  private var pacer: FramePacer
  private var screen: CursesScreen?
  private var pictures = TerminalPictures()
  /// The queries at the start; nil: all are answered, or none was sent.
  private var query: TerminalQuery?
  private var stage = Stage.outside

  private(set) var size: CellSize
  private(set) var profile: TerminalProfile

  var notices: [TerminalNotice] { known.notices }
  private var isInside: Bool { stage == .inside }

  /// Opens the terminal, installs the signal handlers and enters the full screen.
  ///
  /// - Parameter signals: An open pipe; the caller closes it.
  /// - Throws: `TerminalError` when the terminal cannot position its cursor, cannot be opened, or
  ///   no ncurses screen can be created.
  init(options: TerminalOptions, signals: SignalPipe) throws(TerminalError) {
    known = try KnownTerminal(options)
    job = TerminalJob(signals: signals)
    profile = known.profile
    device = try TerminalDevice()
    size = device.size
    input = TerminalInput(escapeDelay: profile.isRemote ? 0.15 : 0.06)
    pacer = FramePacer(isRemote: profile.isRemote, requests: [], roundTrip: nil)
    modes = TerminalModes(
      mouse: options.mouse, keyboard: false, synchronizedOutput: false,
      enterAlternate: known.terminfo[.enterAlternate] ?? [],
      exitAlternate: known.terminfo[.exitAlternate] ?? [])

    job.begin(chains: options.environment["ISLAND_BACKTRACE"] == "1")
    enter()
    if options.probes { ask() }
    adoptAnswers()
    do {
      screen = try CursesScreen(
        terminfo: known.terminfo(for: profile.depth), term: known.name, depth: profile.depth,
        size: size)
    } catch {
      close()
      throw error
    }
    if screen?.canCover == false { pictures.turnOff() }
    adoptGlyphs()
    enableReports()
  }

  // MARK: Entering and leaving

  private func enter() {
    stage = .inside
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
      max(pacer.link.longestReply(at: uptime), Self.closingTimeouts.lowerBound),
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
      asksPictures: PictureSupport.mayAsk(
        known.options.pictures, environment: known.options.environment))
    query.ask(on: &device) { bytes, now in
      var replies: [TerminalReply] = []
      for output in input.read(bytes, at: now) {
        if case .reply(let reply) = output {
          replies.append(reply)
        } else {
          input.add(event(from: output, at: now))
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
    modes.mouse = known.options.mouse && !profile.isScreen
    modes.synchronizedOutput = profile.hasSynchronizedOutput
    let isAnswered = query?.isDone ?? false
    let requests: [StatusRequest] = profile.answersStatus ? [.status, .attributes] : [.attributes]
    pacer = FramePacer(
      isRemote: profile.isRemote, requests: isAnswered ? requests : [],
      roundTrip: answers.roundTrip, undecidedUntil: query?.end ?? -.infinity)
    if profile.glyphs == .narrow { known.note(.wideAmbiguous) }
    pictures.asksCellSize = answers.cell != nil
    profile.pictures = PictureSupport(
      PictureSupport.Findings(
        wish: known.options.pictures, environment: known.options.environment, answers: answers,
        tmux: known.tmux, windowCell: device.cellSize))
    profile.pictures.isUndecided = query?.isDone == false
    device.enqueue(pictures.adopt(profile.pictures.form))
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
      !screen.adopt(known.terminfo(for: profile.depth), depth: profile.depth)
    {
      profile.depth = before.0.depth
    }
    if screen?.canCover == false { pictures.turnOff() }
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

  /// Leaves the full screen, turns off the reports and restores the modes: all of it, wherever the job
  /// is.
  private func leave() {
    guard isInside else { return }
    guard device.isGone || device.isForeground else { return giveBackScreen() }
    stage = .outside
    defer { CrashRestore.disarm() }
    guard !device.isGone else { return }
    device.enqueue((screen?.end() ?? []) + restoreBytes)
    pictures.forget()
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
    input.add(.resumed)
    // The last answers may have come while the screen was given back.
    if query?.isDone == true { input.add(adoptLateAnswers()) }
    updateSize()
  }

  private func updateSize() {
    let current = device.size
    guard current != size else { return }
    size = current
    // The pictures are somewhere else in the next frame, if they are there at all.
    pictures.removeLayers()
    forgetScreen()
    screen?.resize(to: current)
    input.add(.resized(current))
  }

  /// Forgets what the terminal shows, before it is drawn again.
  private func forgetScreen() {
    device.enqueue(pictures.deleteAll)
    pictures.forget()
  }

  /// What restores the terminal, wherever the output ends.
  private var restoreBytes: [UInt8] { pictures.deleteAll + modes.restore }

  /// The size of a cell may have changed with the size of the window.
  private func updateCellSize() {
    guard pictures.areUsed else { return }
    if pictures.asksCellSize {
      device.enqueue(Array(TerminalQuery.cellQuery.utf8))
      device.pump()
    } else if let cell = device.cellSize, adopt(cell) {
      input.add(.profile(profile))
    }
  }

  /// Returns true when the size of a cell is another one than before.
  private func adopt(_ cell: PixelSize) -> Bool {
    guard profile.pictures.cell != cell, let cell = cell.ifPlausible else { return false }
    profile.pictures.cell = cell
    return true
  }

  /// Stops the program as ^Z does in other programs (ROBUST-4); returns when it is continued in
  /// the foreground, or when a signal that ends it has arrived: then the terminal stays with the
  /// shell.
  func suspend() {
    guard isInside else { return }
    leave()
    stop()
  }

  private func stop() {
    if let reason = job.stop(on: device) { return input.add(.closed(reason)) }
    reenterScreen()
    job.wake()
  }

  /// Takes the screen again after SIGSTOP, at which it was not given back and the shell has used it;
  /// in the background gives it back (ROBUST-4).
  private func continueAfterStop() {
    if device.isForeground {
      device.enqueue((screen?.end() ?? []) + restoreBytes)
      reenterScreen()
    } else {
      suspend()
    }
  }

  /// Gives the screen back from the background, where no reply can be read. The program was stopped
  /// without notice, or the terminal was taken from it.
  private func giveBackScreen() {
    device.enqueue((screen?.end() ?? []) + restoreBytes)
    device.pump()
    device.restoreOwnModes()
    stage = .outside
    pictures.forget()
    pacer.reset()
    CrashRestore.disarm()
  }

  func close() {
    guard stage != .closed else { return }
    leave()
    stage = .closed
    job.end()
    screen = nil
    device.close()
  }

  // MARK: Input

  var pollDescriptors: [(fd: Int32, wantsWrite: Bool)] {
    stage == .closed ? [] : [(device.file, device.hasPending), (job.descriptor, false)]
  }

  var deadline: Double? {
    guard let key = input.deadline, let reply = pacer.deadline else {
      return input.deadline ?? pacer.deadline
    }
    return min(key, reply)
  }

  func readEvents(at uptime: Double) -> [TerminalEvent] {
    guard stage != .closed else { return [] }
    device.pump()
    let caught = job.caughtSignals()
    if !caught.isEmpty { handle(caught) }
    var events = input.takeWaiting()
    let outputs = input.read(device.read(), at: uptime) + input.tick(at: uptime)
    events += outputs.compactMap { event(from: $0, at: uptime) }
    pacer.tick(at: uptime)
    if let end = query?.end, uptime >= end { events.append(endQuery()) }
    if let reason = job.end(after: caught, on: device) { events.append(.closed(reason)) }
    return events
  }

  private func handle(_ signals: Set<Int32>) {
    if TerminalClosure(signals) != nil {
      // It ends. After SIGSTOP the shell has the terminal with the screen still on it.
      if !device.isForeground { leave() }
    } else if !signals.isDisjoint(with: SignalPipe.stopSignals) {
      suspend()
    } else if signals.contains(SIGCONT), isInside {
      continueAfterStop()
    }
    if signals.contains(SIGWINCH), isInside {
      updateSize()
      updateCellSize()
    }
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
      guard profile.isRemote, pacer.link.longFrames >= 2,
        let speed = pacer.link.longFrameSecondsPerByte,
        profile.pictures.adopt(secondsPerByte: speed, wish: known.options.pictures)
      else { return nil }
      return .profile(profile)
    case .reply(.keyboardFlags(let flags)):
      // Without flag 8 (all keys), keys that type text have no releases.
      let reportsRelease = flags & 0b1010 == 0b1010
      guard profile.reportsRelease != reportsRelease else { return nil }
      profile.reportsRelease = reportsRelease
      return .profile(profile)
    case .reply(.cellSize(let cell)):
      return pictures.areUsed && adopt(cell) ? .profile(profile) : nil
    case .reply: break
    }
    return nil
  }

  // MARK: Output

  var frameInterval: Double { pacer.frameInterval }

  var secondsPerByte: Double? { pacer.link.longFrameSecondsPerByte }

  func canPresent(at uptime: Double) -> Bool {
    isInside && !device.isGone && pacer.allowsFrame(at: uptime, isPending: device.hasPending)
  }

  func present(_ grid: CellGrid, at uptime: Double) {
    guard isInside, !device.isGone, let screen else { return }
    // First the pictures are known, then the cells that are theirs.
    let drawing = pictures.show(over: grid)
    if let covered = pictures.covered { screen.cover(covered) }
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
    pictures.want(layers)
  }

  /// Shows these pictures from now on, over the last frame and those that follow.
  func show(_ layers: [PictureLayer], at uptime: Double) {
    setLayers(layers)
    if pictures.areUsed, let frame = pictures.frame { present(frame, at: uptime) }
  }
}

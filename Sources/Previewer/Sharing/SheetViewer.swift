import ActivityModel
package import CellRaster
package import CursesTerminal
package import Emulator
import Foundation
package import PhoneScreen
import ViewArchive

/// A viewer of a preview that runs in another process (`island attach`). It shows what the preview
/// shows, in its own size and colours, until a key looks elsewhere on the sheet; it cannot change the
/// preview.
@MainActor
package final class SheetViewer: RunLoopClient {
  package private(set) var exitCode: Int32?
  /// The message to print after the end; nil when the user quit.
  package private(set) var endMessage: String?
  package var needsFrame: Bool { isDirty }
  package private(set) var wantsSuspension = false

  private let client: SheetClient
  private let clock: EmulatorClock
  private var look: RenderStyle
  private var size: CellSize
  private var sheet = SheetView()
  private var pacer = DatePacer()
  private var received = ReceivedSheet()
  /// True while the viewer shows what the preview shows.
  private var isFollowing = true
  /// The help; nil while it is not shown.
  private var help: HelpScreen?
  private var isDirty = true
  private var notice = PreviewNotice()
  /// Whether the presentations are shown as pictures.
  package var pictures = PictureSwitch(PictureSupport(reason: "not a full screen"))
  package private(set) var pictureRegions: [PictureRegion] = []

  package init(client: SheetClient, clock: EmulatorClock, size: CellSize, look: RenderStyle) {
    self.client = client
    self.clock = clock
    self.size = size
    self.look = look
  }

  package func begin(at now: Moment) {}

  package var frameInterval: Double { look.motion.frameInterval }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { [(client.descriptor, false)] }

  package func isMoving(at now: Moment) -> Bool { false }

  package func didSuspend() { wantsSuspension = false }

  // MARK: Time

  package func advance(to now: Moment) {
    for event in client.read() {
      switch event {
      case .update(let update): apply(update)
      case .ended(let reason):
        endMessage = reason ?? "the preview has ended"
        exitCode = reason == nil ? 0 : 1
      }
    }
    let now = clock.now()
    if notice.expire(at: now) { isDirty = true }
    if let date = sheet.nextChange, date <= now.date, pacer.isDue(at: now) { isDirty = true }
  }

  package func nextWake(after now: Moment) -> Double? {
    [pacer.wake(at: sheet.nextChange, after: now), notice.deadline].compactMap { $0 }.min()
  }

  /// Applies a message and redraws what it changes.
  private func apply(_ update: SheetUpdate) {
    let oldFocus = received.last?.focus
    let change = received.apply(update)
    clock.follow(update.clock.date, rate: update.clock.rate)
    switch change {
    case .settings: resetFrames()
    case .content: sheet.invalidate()
    case .nothing: break
    }
    if oldFocus != update.focus, isFollowing { sheet.pages.focus = update.focus }
    isDirty = true
  }

  /// Discards all frames, after a change of settings or of the terminal's size.
  private func resetFrames() {
    isDirty = true
    guard let last = received.last else { return }
    let room = PreviewAreas(size: size)?.sheet.size ?? .zero
    sheet.configure(
      SheetRenderer(settings: last.settings, look: look, name: last.name),
      room: CellSize(columns: room.columns, rows: max(room.rows - 1, 0)))
  }

  // MARK: Input

  package func handle(_ event: TerminalEvent, at now: Moment) {
    switch event {
    case .key(let press):
      if let command = SheetKeys.command(for: press) { perform(command, at: now) }
    case .mouse(let mouse):
      switch mouse.phase {
      case .scrollUp, .scrollDown: perform(.page(forwards: mouse.phase == .scrollDown), at: now)
      case .down:
        guard let presentation = sheet.pages.tile(at: mouse.position) else { return }
        choose { $0.focus = presentation }
      case .drag, .up, .move, .scrollLeft, .scrollRight: break
      }
    case .resized(let size):
      self.size = size
      resetFrames()
    case .closed(let closure): exitCode = closure.exitCode
    case .resumed: isDirty = true
    case .profile(let profile):
      pictures.adopt(profile.pictures)
      guard profile.depth != look.depth || !look.isOffered(profile.glyphs) else { return }
      look = look.with(depth: profile.depth, glyphs: profile.glyphs)
      resetFrames()
    case .focus, .paste: break
    }
  }

  private func perform(_ command: SheetCommand, at now: Moment) {
    if var help, command != .quit {
      isDirty = true
      switch command {
      case .move(.up): help.scroll(by: -1, in: size, look: look)
      case .move(.down): help.scroll(by: 1, in: size, look: look)
      default: return self.help = nil
      }
      self.help = help
      return
    }
    switch command {
    case .move, .next, .previous, .first, .last, .page: choose { _ = $0.perform(command) }
    case .back:
      isFollowing = true
      if let last = received.last { sheet.pages.focus = last.focus }
      isDirty = true
    case .help:
      help = HelpScreen(hints: Self.keys, title: "Keys of the viewer")
      isDirty = true
    case .report:
      guard let report = received.last?.problem?.report else { return }
      help = HelpScreen(
        hints: report.map { KeyHint("", $0) }, title: "What the last save says")
      isDirty = true
    case .quit: exitCode = 0
    case .suspend: wantsSuspension = true
    case .pictures:
      notice.show(pictures.toggle(), at: now, isError: false)
      isDirty = true
    // A viewer cannot change the preview.
    case .zoom, .state, .preset, .widget, .inspect, .fit, .form, .json, .toggles, .compare, .toggle,
      .rebuild, .clock:
      break
    }
  }

  /// Changes the viewer's own focus; it no longer follows the preview until Esc.
  private func choose(_ change: (inout SheetPages<SheetPresentation>) -> Void) {
    change(&sheet.pages)
    isFollowing = false
    isDirty = true
  }

  package var wantsStillPicture: Bool { pictures.isStillWanted }

  package func stillPictureEnded() { pictures.endStill() }

  package func showPictureProblem(_ message: String, isPermanent: Bool, at now: Moment) {
    if isPermanent { pictures.fail(message) }
    notice.show(message, at: now, isError: true)
    isDirty = true
  }

  // MARK: Drawing

  private static let hints = [
    SheetKeys.keymap.hint("next", .next), SheetKeys.keymap.hint("page", .page(forwards: true)),
    SheetKeys.keymap.hint("follow", .back), SheetKeys.keymap.hint("help", .help),
    SheetKeys.keymap.hint("leave", .quit),
  ]

  private static let keys = [
    SheetKeys.keymap.hint(
      "look elsewhere: choose a presentation", .move(.left), .move(.right), .move(.up),
      .move(.down)),
    KeyHint("tab, ⇧tab", "the next or previous one"),
    SheetKeys.keymap.hint("the next page; PgDn, PgUp, Home, End", .page(forwards: true)),
    SheetKeys.keymap.hint("follow the preview: its focus, pane or phone", .back),
    SheetKeys.keymap.hint("pictures or cells", .pictures),
    KeyHint("q, ^C", "leave; the preview goes on"),
  ]

  /// Says what is seen, and how large the preview's screen is where it does not fit.
  private func title(in area: CellRect) -> String {
    guard isFollowing else { return "viewing elsewhere" }
    guard let size = received.screen?.size,
      size.columns > area.columns || size.rows > area.rows + 2
    else { return "viewing" }
    return "viewing a part of \(size.columns) × \(size.rows)"
  }

  package func frame(at now: Moment) -> CellGrid {
    isDirty = false
    pictureRegions = []
    let style = look.style(.panelText, on: look.color(.terminal))
    var grid = CellGrid(size: size, style: style)
    guard let areas = PreviewAreas(size: size) else {
      TooSmallMessage(smallest: PreviewAreas.smallest).draw(
        into: &grid, style: style, glyphs: look.glyphs)
      look.finish(&grid)
      return grid
    }
    if isFollowing, let screen = received.screen {
      // The preview's screen includes its title line and its hints.
      grid.draw(screen, at: areas.sheet.origin, clip: CellRect(size: areas.sheet.size))
    } else if let content = received.content {
      sheet.draw(content, in: areas.sheet, look: look, at: clock.now().date, into: &grid)
      if let problem = received.last?.problem {
        ProblemPanel(problem, key: SheetKeys.report).draw(in: areas.sheet, look: look, into: &grid)
      } else if pictures.isOn, help == nil {
        pictureRegions = sheet.pictures(content, at: clock.now().date)
      }
    }
    SheetTitle(
      parts: [title(in: areas.sheet)] + (received.last?.parts ?? []),
      status: received.last?.status ?? ""
    )
    .draw(in: areas.title, look: look, into: &grid)
    notice.draw(above: areas.hints, look: look, into: &grid)
    HintLine(hints: Self.hints, clock: nil).draw(in: areas.hints, look: look, into: &grid)
    help?.draw(in: areas.sheet, look: look, into: &grid)
    look.finish(&grid)
    return grid
  }
}

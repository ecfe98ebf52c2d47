import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen

/// What a viewer of a preview sees: what the preview shows, or another place of the sheet.
struct ViewerScreen {
  private(set) var look: RenderStyle
  private var size: CellSize
  private var sheet = SheetView()
  private var received = ReceivedSheet()
  /// True while the viewer shows what the preview shows.
  private var isFollowing = true
  /// The help; nil while it is not shown.
  private var help: HelpScreen?
  var notice = PreviewNotice()
  /// Whether the presentations are shown as pictures.
  var pictures = PictureSwitch(PictureSupport(reason: "not a full screen"))
  private(set) var pictureRegions: [PictureRegion] = []

  init(size: CellSize, look: RenderStyle) {
    self.size = size
    self.look = look
  }

  /// When the sheet changes without a message; nil: never.
  var nextChange: Date? { sheet.nextChange }

  // MARK: Changes

  /// Takes over a message of the preview.
  mutating func apply(_ update: SheetUpdate) {
    let oldFocus = received.last?.focus
    switch received.apply(update) {
    case .settings: resetFrames()
    case .content: sheet.invalidate()
    case .nothing: break
    }
    if oldFocus != update.focus, isFollowing { sheet.pages.focus = update.focus }
  }

  mutating func resize(to size: CellSize) {
    self.size = size
    resetFrames()
  }

  /// Takes over what the terminal can do; true when another frame is needed.
  mutating func adopt(_ profile: TerminalProfile) -> Bool {
    pictures.adopt(profile.pictures)
    guard profile.depth != look.depth || !look.isOffered(profile.glyphs) else { return false }
    look = look.with(depth: profile.depth, glyphs: profile.glyphs)
    resetFrames()
    return true
  }

  /// Discards all frames, after a change of settings or of the terminal's size.
  private mutating func resetFrames() {
    guard let last = received.last else { return }
    let room = PreviewAreas(size: size)?.sheet.size ?? .zero
    sheet.configure(
      SheetRenderer(settings: last.settings, look: look, name: last.name),
      room: CellSize(columns: room.columns, rows: max(room.rows - 1, 0)))
  }

  // MARK: What is seen

  /// Focuses the presentation at a point; false: there is none.
  mutating func choose(at point: CellPoint) -> Bool {
    guard let presentation = sheet.pages.tile(at: point) else { return false }
    sheet.pages.focus = presentation
    isFollowing = false
    return true
  }

  /// Moves the viewer's own focus; it no longer follows the preview until `follow`.
  mutating func choose(by command: SheetCommand) {
    _ = sheet.pages.perform(command)
    isFollowing = false
  }

  /// Shows what the preview shows.
  mutating func follow() {
    isFollowing = true
    if let last = received.last { sheet.pages.focus = last.focus }
  }

  /// Scrolls the help, or closes it with any other command; false: it is not shown.
  mutating func takeForHelp(_ command: SheetCommand) -> Bool {
    switch command {
    case _ where help == nil: return false
    case .move(.up): help?.scroll(by: -1, in: size, look: look)
    case .move(.down): help?.scroll(by: 1, in: size, look: look)
    default: help = nil
    }
    return true
  }

  mutating func showKeys() { help = HelpScreen(hints: Self.keys, title: "Keys of the viewer") }

  /// Shows what the last save says; false: it says nothing.
  mutating func showReport() -> Bool {
    guard let report = received.last?.problem?.report else { return false }
    help = HelpScreen(
      hints: report.map { KeyHint("", $0) }, title: "What the last save says")
    return true
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

  /// Draws the whole terminal.
  mutating func draw(at now: Date) -> CellGrid {
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
      sheet.draw(content, in: areas.sheet, look: look, at: now, into: &grid)
      if let problem = received.last?.problem {
        ProblemPanel(problem, key: SheetKeys.report).draw(in: areas.sheet, look: look, into: &grid)
      } else if pictures.isOn, help == nil {
        pictureRegions = sheet.pictures(content, at: now)
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

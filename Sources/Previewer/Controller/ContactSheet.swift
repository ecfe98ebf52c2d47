import ActivityModel
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen
import ViewArchive

/// The contact sheet of a preview as it is configured now: its view, the names that it shows and
/// the presentation that a phone would show.
struct ContactSheet {
  var view = SheetView()
  /// The name of what is previewed, shown until the first build has described its widgets.
  let title: String
  /// The app's name that the frames are rendered with.
  private(set) var name = ""
  /// Where a phone with these settings would show the activity now, and the reason.
  private(set) var showing: PhoneShowing

  init(title: String, settings: SheetSettings) {
    self.title = title
    showing = PhoneShowing(settings)
  }

  /// Discards all frames; they are rendered again by `renderer`.
  ///
  /// - Parameters:
  ///   - name: The name in `renderer`.
  ///   - area: The sheet's rectangle; nil when the terminal is too small for a sheet.
  mutating func configure(_ renderer: SheetRenderer, name: String, in area: CellRect?) {
    self.name = name
    showing = PhoneShowing(renderer.settings)
    let room = area?.size ?? .zero
    view.configure(
      renderer, room: CellSize(columns: room.columns, rows: max(room.rows - 1, 0)))
  }

  /// Returns the rendered frame of a presentation; nil when there is no archive for it.
  mutating func frame(
    of presentation: SheetPresentation, _ archives: SheetArchives, at now: Date
  ) -> SheetFrame? {
    view.frame(of: presentation, content(archives), at: now)
  }

  /// Draws the page of the focus.
  ///
  /// - Parameter pane: The open pane, which may mark the frames; nil when no pane is open.
  mutating func draw(
    _ archives: SheetArchives, marksOf pane: PreviewPane?, in area: CellRect, look: RenderStyle,
    at now: Date, into grid: inout CellGrid
  ) {
    var content = content(archives)
    content.marked = { pane?.marked($0, look: look) ?? $0.grid }
    view.draw(content, in: area, look: look, at: now, into: &grid)
  }

  /// The parts of the page that can be shown as pictures.
  mutating func pictures(_ archives: SheetArchives, at now: Date) -> [PictureRegion] {
    view.pictures(content(archives), at: now)
  }

  /// Draws a line of text instead of the sheet, before the first archive.
  ///
  /// - Parameter text: Nil: that the widget is compiled.
  func drawPlaceholder(
    _ text: String? = nil, in area: CellRect, on screen: PreviewScreen, into grid: inout CellGrid
  ) {
    let text = text ?? "compiling \(title) …"
    let width = TerminalText.columns(of: text)
    let middle = CellPoint(
      column: max((screen.size.columns - width) / 2, 0), row: area.row + area.rows / 2)
    grid.write(
      HintLine.ascii(text, screen.look), at: middle, columns: screen.size.columns,
      style: screen.style)
  }

  /// What is previewed in which state, and the settings that are not the default: the parts of the title
  /// line before the device, most important first.
  ///
  /// - Parameter choices: The settings with the theme and the colours.
  func subject(of state: PreviewState, _ choices: SheetChoices) -> [String] {
    guard let name = state.isShowingViews ? "Previews of views" : state.entry?.widget else {
      return [title]
    }
    var parts = [name]
    if state.sheetCount > 1 { parts[0] += " \(state.index + 1)/\(state.sheetCount)" }
    if let collection = state.states?.collection {
      parts.append("\(collection.current.name) \(collection.index + 1)/\(collection.entries.count)")
    }
    return parts + SheetToggle.changed(in: choices)
  }

  private func content(_ archives: SheetArchives) -> SheetView.Content {
    SheetView.Content(
      archive: { archives.archive(of: $0) }, hasFailed: { archives.failure(of: $0) != nil },
      shown: showing.presentation)
  }
}

import CellRaster
import Emulator
import Foundation
import PhoneScreen
import ViewArchive
import WidgetLint

/// The contact sheet's view on a terminal: the layout of its frames, the focus, and the drawing.
/// The previewer and each viewer have their own sheet view.
struct SheetView {
  /// The values that the drawing depends on.
  struct Content {
    var archive: (SheetPresentation) -> ActivityArchive?
    /// True when the latest archive request of a presentation failed.
    var hasFailed: (SheetPresentation) -> Bool
    /// The presentation that a phone with these settings would show; nil when it would show none.
    var shown: SheetPresentation?
    /// Returns a frame's cells with marks drawn over them.
    var marked: (SheetFrame) -> CellGrid = { $0.grid }
  }

  var pages = SheetPages(SheetPresentation.allCases, focus: .compact)
  private var cache = SheetFrameCache()

  /// Sets the renderer and the available room; discards all frames.
  mutating func configure(_ renderer: SheetRenderer, room: CellSize) {
    cache.configure(renderer, room: room)
    pages.lay(out: nil)
  }

  /// Discards the layout until the next drawing.
  mutating func clearLayout() { pages.lay(out: nil) }

  /// Discards all frames and the layout, after new archives or a jump of the clock.
  mutating func invalidate() {
    cache.invalidate()
    pages.lay(out: nil)
  }

  /// The next date at which a visible frame changes without an event, such as the next second of a
  /// timer; nil: never.
  var nextChange: Date? { cache.nextChange(of: pages.visible) }

  /// The next date at which any frame changes without an event; nil: never.
  var nextChangeOfAll: Date? { cache.nextChange(of: pages.all) }

  /// Converts a cell of the terminal to a cell of a frame that is drawn centred in a place.
  static func cell(
    at point: CellPoint, of frame: SheetFrame, in place: SheetLayout.Place
  ) -> CellPoint {
    let spare = place.rect.columns - frame.size.columns
    let left = place.rect.column + max(spare / 2, 0) - max(-spare / 2, 0)
    return CellPoint(column: point.column - left, row: point.row - place.rect.row)
  }

  // MARK: Pictures

  /// The parts of this page that can be shown as pictures. A frame that is cut stays in cells.
  mutating func pictures(_ content: Content, at now: Date) -> [PictureRegion] {
    guard let renderer = cache.renderer else { return [] }
    var regions = pages.places.compactMap { place -> PictureRegion? in
      let presentation = pages.all[place.index]
      guard let archive = content.archive(presentation),
        let frame = frame(of: presentation, content, at: now),
        frame.size.columns <= place.rect.columns, frame.size.rows <= place.rect.rows,
        var region = renderer.picture(of: frame, archive, at: now)
      else { return nil }
      region.rect.column += place.rect.column + (place.rect.columns - frame.size.columns) / 2
      region.rect.row += place.rect.row
      return region
    }
    // One scale for everything that is seen.
    let fit = PictureFit(
      regions.compactMap { region in
        region.content.shownSize(at: now).map { (region.rect.columns, region.rect.rows, $0) }
      })
    for index in regions.indices { regions[index].content.fit = fit }
    return regions
  }

  // MARK: Drawing

  /// Returns the rendered frame; nil when there is no archive, or before `configure` is called.
  mutating func frame(
    of presentation: SheetPresentation, _ content: Content, at now: Date
  ) -> SheetFrame? {
    cache.frame(presentation, of: content.archive(presentation), at: now)
  }

  /// Draws the page of the focus.
  mutating func draw(
    _ content: Content, in area: CellRect, look: RenderStyle, at now: Date,
    into grid: inout CellGrid
  ) {
    if pages.layout == nil {
      let sizes = pages.all.map { presentation in
        let frame = frame(of: presentation, content, at: now)
        let label = TerminalText.columns(of: label(presentation, frame, content, look))
        guard let frame, frame.absence == nil else { return CellSize(columns: label, rows: 0) }
        return CellSize(columns: max(frame.size.columns, label), rows: frame.size.rows)
      }
      pages.lay(out: SheetLayout(sizes, in: area))
    }
    for place in pages.places {
      let presentation = pages.all[place.index]
      let frame = frame(of: presentation, content, at: now)
      if let frame { Self.draw(content.marked(frame), in: place.rect, into: &grid) }
      Self.draw(
        label: label(presentation, frame, content, look),
        isFocused: presentation == pages.focus, in: place.label, look: look, into: &grid)
    }
  }

  /// Draws a frame centred in its place; a frame that is too wide is cut equally on both sides.
  static func draw(_ frame: CellGrid, in rect: CellRect, into grid: inout CellGrid) {
    let spare = rect.columns - frame.size.columns
    let clip = CellRect(
      column: max(-spare / 2, 0), row: 0, columns: min(rect.columns, frame.size.columns),
      rows: rect.rows)
    grid.draw(
      frame, at: CellPoint(column: rect.column + max(spare / 2, 0) - clip.column, row: rect.row),
      clip: clip)
  }

  /// Formats a label, `▸ Expanded 371 × 160 pt`, with a note if the frame is outdated, or the reason why
  /// there is none.
  private func label(
    _ presentation: SheetPresentation, _ frame: SheetFrame?, _ content: Content, _ look: RenderStyle
  ) -> String {
    let title = "  \(presentation.title)"
    let hasFailed = content.hasFailed(presentation)
    guard let frame else { return title + (hasFailed ? ": not rendered " : " ") }
    if let absence = frame.absence { return "\(title): \(absence) " }
    let times = look.glyphs.glyph("×", ascii: "x")
    let size = frame.phoneSize.map {
      " \($0.width.inPoints) \(times) \($0.height.inPoints) pt"
    }
    let mark =
      presentation == content.shown ? look.glyphs.glyph(" ● shown", ascii: " * shown") : ""
    let clipped = frame.clippedHeight.map { " \(Int($0.rounded(.up))) pt: clipped" } ?? ""
    return title + (size ?? "") + clipped + mark + (hasFailed ? " (outdated) " : " ")
  }

  /// Draws the label below a frame, which begins with two spaces.
  static func draw(
    label: String, isFocused: Bool, in rect: CellRect, look: RenderStyle, into grid: inout CellGrid
  ) {
    let style =
      isFocused
      ? look.style(.selectionText, on: look.color(.selection), .bold)
      : look.style(.panelReason, on: look.color(.terminal))
    var text = label
    if isFocused { text = look.glyphs.glyph("▸", ascii: ">") + text.dropFirst() }
    let columns = min(TerminalText.columns(of: text), rect.columns)
    let column = rect.column + (rect.columns - columns) / 2
    grid.write(
      text, at: CellPoint(column: column, row: rect.row), columns: columns, style: style)
  }
}

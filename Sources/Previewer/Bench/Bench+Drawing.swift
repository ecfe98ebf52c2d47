import ActivityModel
package import CellRaster
import CursesTerminal
package import Emulator
import Foundation
import ViewArchive

/// What is drawn, and where.
extension Bench {
  var plan: BenchPlan? {
    let picture = ScreenPlan.columns(of: state.settings.device) + 1
    return BenchPlan(
      size: size, pane: state.pane?.columns(of: size.columns, beside: picture))
  }

  /// The page that the focus is on, from 0.
  var page: Int {
    pages?.page(of: SheetPresentation.allCases.firstIndex(of: state.focus) ?? 0) ?? 0
  }

  /// Where the pictures of this page lie.
  var places: [SheetPages.Place] {
    guard let pages, page < pages.pages.count else { return [] }
    return pages.pages[page]
  }

  /// What can be seen now; everything, as long as nobody knows.
  var visible: [SheetPresentation] {
    let all = SheetPresentation.allCases
    return pages == nil ? all : places.map { all[$0.index] }
  }

  package func frame(at now: Moment) -> CellGrid {
    isDirty = false
    if let stage {
      if stage.isSettled, archives.isSettled(visible) { tellShown(at: now) }
      var grid = stage.session.frame(at: now)
      drawOverStage(into: &grid)
      return grid
    }
    let style = look.style("panel.text", on: look.color("terminal"))
    var grid = CellGrid(size: size, style: style)
    guard let plan else {
      TooSmall(smallest: BenchPlan.smallest).draw(into: &grid, style: style, glyphs: look.glyphs)
      look.finish(&grid)
      return grid
    }
    followPictures(at: now)
    drawSheet(plan, into: &grid, at: now)
    if archives.isSettled(visible) { tellShown(at: now) }
    drawTitle(plan, into: &grid)
    if let problem { ProblemPanel(problem).draw(in: plan.sheet, look: look, into: &grid) }
    if case .compare(var pane) = state.pane {
      let (comparison, _, note) = comparison
      pane.show(comparison, note: note)
      state.pane = .compare(pane)
    }
    if let pane = state.pane {
      pane.draw(in: plan.pane, look: look, at: now.date, state.states, into: &grid)
    }
    notice?.notice.draw(
      in: CellRect(
        column: 0, row: plan.hints.row - 1, columns: plan.hints.columns, rows: 1),
      look: look, into: &grid)
    HintLine(hints: hints, clock: text.words(for: clock.reading)).draw(
      in: plan.hints, look: look, into: &grid)
    look.finish(&grid)
    return look.depth < firstLook.depth ? grid.reduced(to: look.depth) : grid
  }

  private var text: ClockText { ClockText(timeZone: state.settings.timeZone) }

  private func tellShown(at now: Moment) {
    if let generation = reloader.child?.generation { reloader.shown(generation, at: now) }
  }

  private var hints: [KeyBindings.Hint] {
    if let pane = state.pane { return pane.hints(state.states) }
    return BenchKeys.hints(
      for: BenchKeys.Situation(
        pages: pages?.pages.count ?? 1, states: state.states?.book.entries.count ?? 1,
        widgets: state.content?.entries.count ?? 1, isClockTurned: !clock.reading.isReal,
        hasChange: hasBefore))
  }

  // MARK: The sheet

  private func drawSheet(_ plan: BenchPlan, into grid: inout CellGrid, at now: Moment) {
    let all = SheetPresentation.allCases
    // Before the first picture there is nothing to lay out, and one word to say.
    guard all.contains(where: { archives.archive(of: $0) != nil }) else {
      pages = nil
      guard problem == nil else { return }
      let words = "compiling \(title) …"
      let width = TerminalText.columns(of: words)
      let middle = CellPoint(
        column: max((size.columns - width) / 2, 0), row: plan.sheet.row + plan.sheet.rows / 2)
      grid.write(
        HintLine.ascii(words, look), at: middle, columns: size.columns,
        style: look.style("panel.text", on: look.color("terminal")))
      return
    }
    if pages == nil {
      let sizes = all.map { presentation in
        let frame = frame(of: presentation, at: now)
        let label = TerminalText.columns(of: self.label(presentation, frame))
        guard let frame, frame.absence == nil else {
          return CellSize(columns: label, rows: 0)
        }
        return CellSize(columns: max(frame.size.columns, label), rows: frame.size.rows)
      }
      pages = SheetPages(sizes, in: plan.sheet)
    }
    for place in places {
      let presentation = all[place.index]
      let picture = frame(of: presentation, at: now)
      if let picture { draw(marked(picture), in: place.rect, into: &grid) }
      drawLabel(presentation, picture, in: place.label, into: &grid)
    }
  }

  func frame(of presentation: SheetPresentation, at now: Moment) -> SheetFrame? {
    cells.frame(presentation, of: archives.archive(of: presentation), at: now.date)
  }

  /// In the middle of its place; what is too wide loses as much on both sides.
  private func draw(_ picture: CellGrid, in rect: CellRect, into grid: inout CellGrid) {
    let spare = rect.columns - picture.size.columns
    let clip = CellRect(
      column: max(-spare / 2, 0), row: 0, columns: min(rect.columns, picture.size.columns),
      rows: rect.rows)
    grid.draw(
      picture, at: CellPoint(column: rect.column + max(spare / 2, 0) - clip.column, row: rect.row),
      clip: clip)
  }

  /// `▸ Expanded 50×11`; a picture that is not the newest says so, and what is not there why.
  private func label(_ presentation: SheetPresentation, _ picture: SheetFrame?) -> String {
    let title = "  \(presentation.title)"
    let hasFailed = archives.failure(of: presentation) != nil
    guard let picture else { return title + (hasFailed ? ": no picture " : " ") }
    if let absence = picture.absence { return "\(title): \(absence) " }
    let times = look.glyphs == .ascii ? "x" : "×"
    let size = " \(picture.size.columns)\(times)\(picture.size.rows)"
    // What a phone with these settings would show.
    let isShown = presentation == situation.presentation
    let mark = isShown ? (look.glyphs == .ascii ? " *" : " ●") : ""
    return title + size + mark + (hasFailed ? " (older) " : " ")
  }

  private func drawLabel(
    _ presentation: SheetPresentation, _ picture: SheetFrame?, in rect: CellRect,
    into grid: inout CellGrid
  ) {
    let isFocused = presentation == state.focus
    let background = look.color("terminal")
    let style =
      isFocused
      ? look.style("selection.text", on: look.color("selection"), .bold)
      : look.style("panel.reason", on: background)
    var words = label(presentation, picture)
    if isFocused {
      words = (look.glyphs == .ascii ? ">" : "▸") + words.dropFirst()
    }
    let columns = min(TerminalText.columns(of: words), rect.columns)
    let column = rect.column + (rect.columns - columns) / 2
    grid.write(
      words, at: CellPoint(column: column, row: rect.row), columns: columns, style: style)
  }

  // MARK: Words

  /// What is looked at on the left, how long the last save took on the right.
  private func drawTitle(_ plan: BenchPlan, into grid: inout CellGrid) {
    let background = look.color("hint.background")
    let text = look.style("hint.text", on: background)
    grid.fill(plan.title, style: text)
    let status = self.status
    let width = TerminalText.columns(of: status)
    var room = plan.title.columns - width - 3
    var column = 1
    for (index, part) in parts.enumerated() where room > 3 {
      let words = HintLine.ascii((index == 0 ? "" : " · ") + part, look)
      let style = index == 0 ? look.style("hint.key", on: background, .bold) : text
      let used = grid.write(
        words, at: CellPoint(column: column, row: plan.title.row), columns: room, style: style)
      column += used
      room -= used
    }
    grid.write(
      status, at: CellPoint(column: plan.title.maxColumn - width - 1, row: plan.title.row),
      columns: width, style: look.style("hint.key", on: background, .bold))
  }

  /// Most telling first.
  private var parts: [String] {
    guard let entry = state.entry, let content = state.content else { return [title] }
    var parts = [entry.widget]
    if content.entries.count > 1 { parts[0] += " \(state.index + 1)/\(content.entries.count)" }
    if let book = state.states?.book {
      parts.append("\(book.current.name) \(book.index + 1)/\(book.entries.count)")
    }
    parts.append(state.settings.device.name)
    if let pages, pages.pages.count > 1 {
      parts.append("page \(page + 1)/\(pages.pages.count)")
    }
    return parts + [state.settings.appearance.rawValue]
  }

  private var status: String {
    if reloader.isBusy { return look.glyphs == .ascii ? "compiling ..." : "compiling …" }
    return reloader.latency.map(Self.seconds) ?? ""
  }

  /// `0.62 s`.
  static func seconds(_ seconds: Double) -> String {
    let hundredths = Int((max(seconds, 0) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  // MARK: The stage

  /// The corner and what is wrong stand over the emulator, whose screen it is.
  private func drawOverStage(into grid: inout CellGrid) {
    let words = status.isEmpty ? "" : " \(status) "
    let width = TerminalText.columns(of: words)
    if width < size.columns {
      grid.write(
        words, at: CellPoint(column: size.columns - width, row: 0), columns: width,
        style: look.style("hint.key", on: look.color("hint.background"), .bold))
    }
    if let plan, let problem {
      ProblemPanel(problem).draw(in: plan.sheet, look: look, into: &grid)
    }
    if let notice, let plan {
      notice.notice.draw(
        in: CellRect(column: 0, row: plan.hints.row - 1, columns: size.columns, rows: 1),
        look: look, into: &grid)
    }
  }
}

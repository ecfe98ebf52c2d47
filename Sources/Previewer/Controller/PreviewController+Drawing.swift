import ActivityModel
package import CellRaster
import CursesTerminal
import Emulator
import Foundation
package import PhoneScreen
import ViewArchive

/// Drawing of the sheet, its panes and its lines of text.
extension PreviewController {
  var plan: PreviewAreas? {
    let picture = ScreenPlan.columns(of: state.settings.device) + 1
    return PreviewAreas(
      size: size, pane: state.pane?.columns(of: size.columns, beside: picture))
  }

  var visible: [SheetPresentation] { sheet.visible }

  package func frame(at now: Moment) -> CellGrid {
    isDirty = false
    if let stage {
      if stage.isSettled, archives.isSettled(visible) { tellShown(at: now) }
      stage.session.extraHints = SheetKeys.stageHints(
        states: state.states?.book.entries.count ?? 1, leaves: stage.isAsOpened)
      var grid = stage.session.frame(at: now)
      drawOverStage(into: &grid)
      return grid
    }
    let style = look.style("panel.text", on: look.color("terminal"))
    var grid = CellGrid(size: size, style: style)
    guard let plan else {
      TooSmall(smallest: PreviewAreas.smallest).draw(into: &grid, style: style, glyphs: look.glyphs)
      look.finish(&grid)
      return grid
    }
    followPictures(at: now)
    drawSheet(plan, into: &grid, at: now)
    if archives.isSettled(visible) { tellShown(at: now) }
    SheetTitle(parts: parts, status: status).draw(in: plan.title, look: look, into: &grid)
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

  private var hints: [KeyHint] {
    if let pane = state.pane { return pane.hints(state.states) }
    return SheetKeys.hints(
      for: SheetKeys.Situation(
        pages: sheet.pages?.pages.count ?? 1, states: state.states?.book.entries.count ?? 1,
        widgets: state.content?.entries.count ?? 1, isClockTurned: !clock.reading.isReal,
        hasChange: hasBefore))
  }

  // MARK: The sheet

  private func drawSheet(_ plan: PreviewAreas, into grid: inout CellGrid, at now: Moment) {
    let all = SheetPresentation.allCases
    // Before the first archive there is nothing to lay out: only a line is shown.
    guard all.contains(where: { archives.archive(of: $0) != nil }) else {
      sheet.clear()
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
    sheet.draw(content, in: plan.sheet, look: look, at: now.date, into: &grid)
  }

  private var content: SheetView.Content {
    SheetView.Content(
      archive: { [archives] in archives.archive(of: $0) },
      hasFailed: { [archives] in archives.failure(of: $0) != nil },
      shown: situation.presentation, marked: { [self] in marked($0) })
  }

  func frame(of presentation: SheetPresentation, at now: Moment) -> SheetFrame? {
    sheet.frame(of: presentation, content, at: now.date)
  }

  // MARK: Texts

  /// The parts of the title line, most important first.
  var parts: [String] {
    guard let entry = state.entry, let content = state.content else { return [title] }
    var parts = [entry.widget]
    if content.entries.count > 1 { parts[0] += " \(state.index + 1)/\(content.entries.count)" }
    if let book = state.states?.book {
      parts.append("\(book.current.name) \(book.index + 1)/\(book.entries.count)")
    }
    parts.append(state.settings.device.name)
    if let count = sheet.pages?.pages.count, count > 1 {
      parts.append("page \(sheet.page + 1)/\(count)")
    }
    return parts + [state.settings.appearance.rawValue]
  }

  var status: String {
    if reloader.isBusy { return look.glyphs == .ascii ? "compiling ..." : "compiling …" }
    return reloader.latency.map(Self.seconds) ?? ""
  }

  /// Formats a duration with two decimals: `0.62 s`.
  static func seconds(_ seconds: Double) -> String {
    let hundredths = Int((max(seconds, 0) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  // MARK: The zoomed preview

  /// Draws the status corner, the problem and the notice over the emulator's frame.
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

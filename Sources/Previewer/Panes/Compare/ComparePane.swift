package import CellRaster
package import CursesTerminal
import Emulator
package import PhoneScreen

/// Shows one presentation before and after a change, side by side or, in a narrow terminal, one
/// below the other. Changed cells are shown in reverse, so that they are visible without colours.
package struct ComparePane: Sendable {
  package enum Outcome: Hashable, Sendable { case ignored, handled, closed }

  /// The titles of the two sides: `before`, `HEAD~1`, `now`.
  package let names: (before: String, after: String)
  package private(set) var comparison: Comparison
  package private(set) var focus: SheetPresentation
  /// The reason why there is nothing to compare with yet; nil when there is.
  private var note: String?
  /// True once the user has chosen `focus`.
  private var isChosen = false
  /// False shows the frames without marks.
  private var marks = true
  /// The rows that the frames are scrolled up by.
  private var top = 0

  /// - Parameter focus: The presentation shown first, if it changed.
  package init(
    _ comparison: Comparison, before: String, after: String = "now", focus: SheetPresentation
  ) {
    self.comparison = comparison
    names = (before, after)
    self.focus = focus
    show(comparison)
  }

  /// Replaces the comparison after a save, a tick of the clock or new archives. Focuses a changed
  /// presentation, unless the user has chosen one.
  package mutating func show(_ comparison: Comparison, note: String? = nil) {
    self.comparison = comparison
    self.note = note
    let changed = comparison.changed
    if !isChosen, !changed.contains(focus) { focus = changed.first ?? focus }
  }

  private var difference: FrameDifference? {
    comparison.differences.first { $0.presentation == focus }
  }

  // MARK: Keys

  package mutating func handle(_ press: KeyPress) -> Outcome {
    guard press.phase != .release else { return .ignored }
    switch press.key {
    case .escape, .character("v"): return .closed
    case .tab, .right: step(forwards: true)
    case .backTab, .left: step(forwards: false)
    case .up: top = max(top - 1, 0)
    case .down: top += 1
    case .character("x"): marks.toggle()
    case .character, .enter, .backspace, .delete, .home, .end, .pageUp, .pageDown, .function:
      return .ignored
    }
    return .handled
  }

  /// Focuses the next presentation that changed, or the next of all when none did.
  private mutating func step(forwards: Bool) {
    let all = comparison.differences.map(\.presentation)
    let changed = comparison.changed
    let stops = changed.isEmpty ? all : changed
    guard !stops.isEmpty else { return }
    isChosen = true
    let here = stops.firstIndex(of: focus)
    let next = here.map { $0 + (forwards ? 1 : stops.count - 1) } ?? 0
    focus = stops[next % stops.count]
    top = 0
  }

  package var hints: [KeyHint] {
    [
      .init("tab", "next change"), .init("x", marks ? "marks off" : "marks on"),
      .init("esc", "close"),
    ]
  }

  // MARK: Drawing

  package func draw(in area: CellRect, look: Look, into grid: inout CellGrid) {
    let background = look.color("terminal")
    let text = look.style("panel.text", on: background)
    grid.fill(area, style: text)
    let inner = area.inset(columns: 1, rows: 0)
    guard inner.columns > 4, area.rows > 4 else { return }
    grid.write(
      note ?? comparison.words, at: inner.origin, columns: inner.columns,
      style: look.style("panel.text", on: background, .bold))
    let lines = summary(columns: inner.columns)
    for (index, line) in lines.enumerated() {
      var column = inner.column
      for entry in line {
        let isFocused = entry.presentation == focus
        column += grid.write(
          entry.words, at: CellPoint(column: column, row: area.row + 1 + index),
          columns: inner.maxColumn - column,
          style: isFocused
            ? look.style("selection.text", on: look.color("selection"), .bold) : text)
        column += Self.gap
      }
    }
    guard let difference else { return }
    let rest = CellRect(
      column: inner.column, row: area.row + lines.count + 2, columns: inner.columns,
      rows: area.rows - lines.count - 2)
    draw(difference, in: rest, look: look, into: &grid)
  }

  private static let gap = 2

  /// The entries of the summary, `Compact 12`, broken into lines of at most `columns`.
  private func summary(
    columns: Int
  ) -> [[(presentation: SheetPresentation, words: String)]] {
    var lines: [[(presentation: SheetPresentation, words: String)]] = []
    var used = 0
    for difference in comparison.differences {
      let count = difference.count > 0 ? " \(difference.count)" : ""
      let words = difference.presentation.title + count
      if lines.isEmpty || used + words.count > columns {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append((difference.presentation, words))
      used += words.count + Self.gap
    }
    return lines
  }

  private func draw(
    _ difference: FrameDifference, in area: CellRect, look: Look, into grid: inout CellGrid
  ) {
    let size = difference.size
    // One column beside each frame is for the marks of its rows.
    let isWide = 2 * (size.columns + 1) + Self.gap <= area.columns
    let first = min(top, max(size.rows - 1, 0))
    if isWide {
      let width = (area.columns - Self.gap) / 2
      for (index, side) in [difference.before, difference.after].enumerated() {
        let column = area.column + index * (width + Self.gap)
        draw(
          side, difference, index == 0 ? names.before : names.after,
          in: CellRect(column: column, row: area.row, columns: width, rows: area.rows),
          from: first, look: look, into: &grid)
      }
      return
    }
    let height = area.rows / 2
    // When the frames do not fit, start just above the first changed row.
    let isCut = size.rows + 1 > height
    let start = isCut && top == 0 ? max((difference.firstChangedRow ?? 0) - 1, 0) : first
    for (index, side) in [difference.before, difference.after].enumerated() {
      draw(
        side, difference, index == 0 ? names.before : names.after,
        in: CellRect(
          column: area.column, row: area.row + index * height, columns: area.columns, rows: height),
        from: start, look: look, into: &grid)
    }
  }

  private func draw(
    _ side: CellGrid?, _ difference: FrameDifference, _ name: String, in area: CellRect,
    from first: Int, look: Look, into grid: inout CellGrid
  ) {
    let background = look.color("terminal")
    let quiet = look.style("panel.reason", on: background)
    grid.write(
      "\(name) · \(difference.presentation.title)", at: area.origin, columns: area.columns,
      style: quiet)
    guard var side else {
      grid.write(
        "no picture", at: CellPoint(column: area.column + 1, row: area.row + 1),
        columns: area.columns - 1, style: quiet)
      return
    }
    if marks {
      for row in 0..<side.size.rows {
        for column in 0..<side.size.columns {
          let point = CellPoint(column: column, row: row)
          guard difference.isChanged(point) else { continue }
          side.restyle(at: point) { $0.attributes.formSymmetricDifference(.reverse) }
        }
      }
    }
    let rows = min(area.rows - 1, side.size.rows - first)
    guard rows > 0 else { return }
    grid.draw(
      side, at: CellPoint(column: area.column + 1, row: area.row + 1 - first),
      clip: CellRect(column: 0, row: first, columns: area.columns - 1, rows: rows))
    let sign = look.glyphs == .ascii ? "*" : "▌"
    for row in 0..<rows where marks && difference.isChanged(row: first + row) {
      grid.write(
        sign, at: CellPoint(column: area.column, row: area.row + 1 + row), columns: 1,
        style: look.style("focus", on: background, .bold))
    }
  }
}

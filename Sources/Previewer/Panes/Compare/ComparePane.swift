package import CellRaster
package import CursesTerminal
package import Emulator
package import PhoneScreen

/// Shows one presentation before and after a change, side by side or, in a narrow terminal, one
/// below the other. Changed cells are shown in reverse, so that they are visible without colours.
package struct ComparePane: Sendable {
  package enum Outcome: Hashable, Sendable {
    case ignored, handled, closed
    /// An older save, or a newer one, is to be compared with.
    case older, newer
  }

  /// The titles of the two sides: `before`, `HEAD~1`, `now`.
  package private(set) var names: (before: String, after: String)
  package private(set) var comparison: Comparison
  package private(set) var focus: SheetPresentation
  /// The reason why there is nothing to compare with yet; nil when there is.
  private var note: String?
  /// True once the user has chosen `focus`.
  private var isChosen = false
  /// False shows the frames without marks.
  private var marks = true
  /// The rows that the frames are scrolled up by; nil until the user scrolls: frames that do not
  /// fit one below the other start just above the first changed row.
  private var scrollOffset: Int?

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
  package mutating func show(
    _ comparison: Comparison, before: String? = nil, note: String? = nil
  ) {
    self.comparison = comparison
    names.before = before ?? names.before
    self.note = note
    let changed = comparison.changed
    if !isChosen, !changed.contains(focus) { focus = changed.first ?? focus }
  }

  private var difference: FrameDifference? {
    comparison.differences.first { $0.presentation == focus }
  }

  // MARK: Keys

  package enum Action: Hashable, Sendable {
    case close, marks, older, newer
    case step(forwards: Bool)
    case scroll(rows: Int)
  }

  package static let keymap = Keymap<Action>(
    rows: .init("the next presentation that changed", .init(.step(forwards: true), .tab, .right)),
    .init("the previous one", .init(.step(forwards: false), .backTab, .left)),
    .init("scroll", .init(.scroll(rows: -1), .up), .init(.scroll(rows: 1), .down)),
    .init("an older save, a newer one", .init(.older, "["), .init(.newer, "]")),
    .init("marks on or off", .init(.marks, "x")), .init("close", .init(.close, .escape, "v")))

  /// Handles a key.
  ///
  /// - Parameter area: The rectangle that the pane is drawn in, which limits scrolling.
  package mutating func handle(_ press: KeyStroke, in area: CellRect) -> Outcome {
    switch Self.keymap.action(for: press) {
    case .close: return .closed
    case .step(let forwards): step(forwards: forwards)
    case .scroll(let rows): scroll(by: rows, in: area)
    case .marks: marks.toggle()
    case .older: return .older
    case .newer: return .newer
    case nil: return .ignored
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
    scrollOffset = nil
  }

  private mutating func scroll(by rows: Int, in area: CellRect) {
    guard let difference, let rest = framesArea(in: area) else { return }
    let first = firstRow(of: difference, in: rest)
    scrollOffset = min(max(first + rows, 0), max(difference.size.rows - 1, 0))
  }

  package var hints: [KeyHint] {
    [
      Self.keymap.hint("next change", .step(forwards: true)),
      Self.keymap.hint("older save", .older, .newer),
      Self.keymap.hint(marks ? "marks off" : "marks on", .marks),
      Self.keymap.hint("close", .close),
    ]
  }

  // MARK: Drawing

  package func draw(in area: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let background = look.color(.terminal)
    let text = look.style(.panelText, on: background)
    grid.fill(area, style: text)
    let inner = area.inset(columns: 1, rows: 0)
    guard inner.columns > 4, area.rows > 4 else { return }
    grid.write(
      note ?? comparison.summary, at: inner.origin, columns: inner.columns,
      style: look.style(.panelText, on: background, .bold))
    let lines = summary(columns: inner.columns)
    for (index, line) in lines.enumerated() {
      var column = inner.column
      for entry in line {
        let isFocused = entry.presentation == focus
        column += grid.write(
          entry.label, at: CellPoint(column: column, row: area.row + 1 + index),
          columns: inner.maxColumn - column,
          style: isFocused
            ? look.style(.selectionText, on: look.color(.selection), .bold) : text)
        column += Self.gap
      }
    }
    for (index, line) in values(columns: inner.columns).enumerated() {
      let row = area.row + 1 + lines.count + index
      guard row < area.maxRow else { break }
      grid.write(
        HintLine.ascii(line, look), at: CellPoint(column: inner.column + 2, row: row),
        columns: inner.columns - 2, style: look.style(.hintKey, on: background))
    }
    guard let difference, let rest = framesArea(in: area) else { return }
    draw(difference, in: rest, look: look, into: &grid)
  }

  private static let gap = 2
  /// The most lines of changed values.
  private static let mostValues = 6

  /// The changed values of the shown presentation, wrapped; of many the first.
  private func values(columns: Int) -> [String] {
    let all = (difference?.values ?? []).flatMap {
      ActivityPanel.wrapped($0, columns: columns - 2, hanging: 2)
    }
    guard all.count > Self.mostValues else { return all }
    return all.prefix(Self.mostValues - 1) + ["… \(all.count - Self.mostValues + 1) more"]
  }

  /// The part of the pane for the frames, below the summary; nil when the pane is too small.
  private func framesArea(in area: CellRect) -> CellRect? {
    let inner = area.inset(columns: 1, rows: 0)
    guard inner.columns > 4, area.rows > 4 else { return nil }
    let rows = summary(columns: inner.columns).count + 2 + values(columns: inner.columns).count
    return CellRect(
      column: inner.column, row: area.row + rows, columns: inner.columns, rows: area.rows - rows)
  }

  /// True when both frames fit beside each other. One column beside each frame is for the marks of
  /// its rows.
  private static func isWide(_ difference: FrameDifference, in area: CellRect) -> Bool {
    2 * (difference.size.columns + 1) + gap <= area.columns
  }

  /// The first visible row of the frames.
  private func firstRow(of difference: FrameDifference, in area: CellRect) -> Int {
    let rows = difference.size.rows
    if let scrollOffset { return min(scrollOffset, max(rows - 1, 0)) }
    let isCut = !Self.isWide(difference, in: area) && rows + 1 > area.rows / 2
    return isCut ? max((difference.firstChangedRow ?? 0) - 1, 0) : 0
  }

  /// The entries of the summary, `Compact 12`, broken into lines of at most `columns`.
  private func summary(
    columns: Int
  ) -> [[(presentation: SheetPresentation, label: String)]] {
    var lines: [[(presentation: SheetPresentation, label: String)]] = []
    var used = 0
    for difference in comparison.differences {
      let count = difference.count > 0 ? " \(difference.count)" : difference.isChanged ? " *" : ""
      let label = difference.presentation.title + count
      if lines.isEmpty || used + label.count > columns {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append((difference.presentation, label))
      used += label.count + Self.gap
    }
    return lines
  }

  private func draw(
    _ difference: FrameDifference, in area: CellRect, look: RenderStyle, into grid: inout CellGrid
  ) {
    let first = firstRow(of: difference, in: area)
    if Self.isWide(difference, in: area) {
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
    for (index, side) in [difference.before, difference.after].enumerated() {
      draw(
        side, difference, index == 0 ? names.before : names.after,
        in: CellRect(
          column: area.column, row: area.row + index * height, columns: area.columns, rows: height),
        from: first, look: look, into: &grid)
    }
  }

  private func draw(
    _ side: CellGrid?, _ difference: FrameDifference, _ name: String, in area: CellRect,
    from first: Int, look: RenderStyle, into grid: inout CellGrid
  ) {
    let background = look.color(.terminal)
    let quiet = look.style(.panelReason, on: background)
    grid.write(
      "\(name) · \(difference.presentation.title)", at: area.origin, columns: area.columns,
      style: quiet)
    guard var side else {
      grid.write(
        "not rendered", at: CellPoint(column: area.column + 1, row: area.row + 1),
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
    let sign = look.glyphs.glyph("▌", ascii: "*")
    for row in 0..<rows where marks && difference.isChanged(row: first + row) {
      grid.write(
        sign, at: CellPoint(column: area.column, row: area.row + 1 + row), columns: 1,
        style: look.style(.focus, on: background, .bold))
    }
  }
}

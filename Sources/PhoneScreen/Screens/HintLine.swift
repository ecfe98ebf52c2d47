package import CellRaster

/// The bottom line, which lists the keys available now. Hints that do not fit are left out before
/// the last two, so that help and quit always stay visible.
package struct HintLine: Sendable {
  package var hints: [KeyHint]
  /// The state of the emulator's clock, shown at the right end; nil while it equals the system
  /// clock.
  package var clock: String?

  package init(hints: [KeyHint], clock: String? = nil) {
    self.hints = hints
    self.clock = clock
  }

  package func draw(in rect: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let background = look.color(.hintBackground)
    let text = look.style(.hintText, on: background)
    let key = look.style(.hintKey, on: background, .bold)
    grid.fill(rect, style: text)
    var column = rect.column + 1
    var columns = rect.columns - 2
    if let clock {
      let label = " \(Self.ascii(clock, look)) "
      let width = min(TerminalText.columns(of: label), rect.columns)
      columns -= width
      grid.write(
        label, at: CellPoint(column: rect.maxColumn - width, row: rect.row), columns: width,
        style: look.style(.selectionText, on: look.color(.selection), .bold))
    }
    let end = column + columns + 1
    for hint in fitting(columns, look: look) {
      column += grid.write(
        Self.ascii(hint.key, look), at: CellPoint(column: column, row: rect.row),
        columns: end - column, style: key)
      column += grid.write(
        " \(hint.label)", at: CellPoint(column: column, row: rect.row),
        columns: end - column, style: text)
      column += 2
    }
  }

  /// Returns the hints that fit into `columns`.
  private func fitting(_ columns: Int, look: RenderStyle) -> [KeyHint] {
    var kept = hints
    func width() -> Int {
      kept.reduce(-2) { sum, hint in
        let glyphs = TerminalText.glyphs(of: Self.ascii(hint.key, look) + " " + hint.label)
        return sum + glyphs.reduce(0) { $0 + $1.columns } + 2
      }
    }
    while kept.count > 1, width() > columns {
      kept.remove(at: max(kept.count - 3, 0))
    }
    return kept
  }

  /// Replaces arrows and other symbols in a key's name with ASCII when the glyph set is ASCII.
  package static func ascii(_ name: String, _ look: RenderStyle) -> String {
    guard look.glyphs != .unicode else { return name }
    let names = ["←": "left", "→": "right", "↓": "down", "↑": "up", "–": "-", "…": "..", "×": "x"]
    return names.reduce(name) { $0.replacing($1.key, with: $1.value) }
  }
}

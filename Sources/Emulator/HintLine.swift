package import CellRaster

/// The bottom line: what can be pressed now. What does not fit is left out from the middle, so
/// that help and quit always stand.
package struct HintLine: Sendable {
  package var hints: [KeyBindings.Hint]

  package init(hints: [KeyBindings.Hint]) { self.hints = hints }

  package func draw(in rect: CellRect, look: Look, into grid: inout CellGrid) {
    let background = look.color("hint.background")
    let text = look.style("hint.text", on: background)
    let key = look.style("hint.key", on: background, .bold)
    grid.fill(rect, style: text)
    var column = rect.column + 1
    for hint in fitting(rect.columns - 2, look: look) {
      column += grid.write(
        Self.ascii(hint.key, look), at: CellPoint(column: column, row: rect.row),
        columns: rect.maxColumn - column, style: key)
      column += grid.write(
        " \(hint.words)", at: CellPoint(column: column, row: rect.row),
        columns: rect.maxColumn - column, style: text)
      column += 2
    }
  }

  private func fitting(_ columns: Int, look: Look) -> [KeyBindings.Hint] {
    var kept = hints
    func width() -> Int {
      kept.reduce(-2) { sum, hint in
        let glyphs = TerminalText.glyphs(of: Self.ascii(hint.key, look) + " " + hint.words)
        return sum + glyphs.reduce(0) { $0 + $1.columns } + 2
      }
    }
    while kept.count > 1, width() > columns {
      kept.remove(at: max(kept.count - 3, 0))
    }
    return kept
  }

  /// The key's name for terminals without arrows.
  static func ascii(_ name: String, _ look: Look) -> String {
    guard look.glyphs == .ascii else { return name }
    let names = ["←": "left", "→": "right", "↓": "down", "↑": "up", "–": "-", "…": ".."]
    return names.reduce(name) { $0.replacing($1.key, with: $1.value) }
  }
}

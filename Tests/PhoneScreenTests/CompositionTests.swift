import CellRaster
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneScreen

/// Content over the body of a card or of the island.
struct CompositionTests {
  /// The rows of a card of 14 columns with texts at its left, one row each.
  private func card(
    _ texts: [String], depth: ColorDepth = .mono, glyphs: GlyphSet = .unicode
  ) -> [String] {
    let size = CellSize(columns: 14, rows: texts.count)
    var grid = CellGrid(size: size, style: CellStyle(foreground: .white, background: .black))
    let body = RGB(red: 40, green: 40, blue: 40)
    BodyShape(bounds: grid.bounds.points, cornerRadius: 24).fill(
      body, keyline: nil, into: &grid, clip: grid.bounds, depth: depth, glyphs: glyphs)
    let style = CellStyle(foreground: .white, background: body)
    var content = CellGrid(size: size, style: style)
    for (row, text) in texts.enumerated() {
      content.write(text, at: CellPoint(column: 2, row: row), columns: 12, style: style)
    }
    grid.compose(content, at: .zero, over: body, opacity: 1, depth: depth)
    return (0..<size.rows).map { row in
      (0..<size.columns).map { grid[$0, row].glyph }.joined()
    }
  }

  @Test func linesAroundABodyGiveWayToText() {
    #expect(
      card(["12/09 at 9", "0 – 1", "Kick off"]) == [
        "╭─12/09 at 9─╮", "│ 0 – 1      │", "╰─Kick off───╯",
      ])
    #expect(
      card(["Mr. A", "", "東京"]) == ["╭─Mr. A──────╮", "│            │", "╰─東京───────╯"])
    #expect(
      card(["a", "", "b  c"], glyphs: .ascii) == [
        ".-a----------.", "|            |", "'-b--c-------'",
      ])
  }

  @Test func linesAroundABodyStayWhereContentHasLinesOrNothing() {
    #expect(card(["", "", ""]) == ["╭────────────╮", "│            │", "╰────────────╯"])
    #expect(
      card(["┌──┐", "│  │", "└──┘"]) == ["╭────────────╮", "│ │  │       │", "╰────────────╯"])
  }

  @Test func textReachesTheRowsOfABodyWithoutLines() {
    let rows = card(["12/09 at 9", "", "Kick off"], depth: .direct)
    #expect(rows[0].contains("12/09 at 9") && rows[2].contains("Kick off"))
  }
}

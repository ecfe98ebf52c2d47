import CellRaster
import CursesTerminal
import Emulator
import PhoneScreen
import TestSupport
import Testing

@testable import Previewer

struct ComparisonTests {
  private func frames(
    _ presentations: [SheetPresentation], title: String = "Pizza Margherita"
  ) -> [SheetFrame] {
    let renderer = SheetRenderer(settings: SheetSettings(), look: RenderStyle())
    return presentations.map {
      renderer.frame($0, of: SheetSample.archive(title: title), at: SheetSample.now)
    }
  }

  private let both: [SheetPresentation] = [.compact, .lockScreen]

  @Test func equalSheetsHaveNoChange() {
    let comparison = Comparison(before: frames(both), after: frames(both))
    #expect(comparison.count == 0 && comparison.changed.isEmpty)
    #expect(comparison.summary == "nothing changed")
  }

  /// One letter of a title that the card shows once and the compact island never.
  @Test func aLetterIsACell() throws {
    let comparison = Comparison(
      before: frames(both), after: frames(both, title: "Pizza Margheritz"))
    #expect(comparison.changed == [.lockScreen])
    #expect(comparison.summary == "1 cell changed in 1 of 2 presentations")
    let card = try #require(comparison.differences.last)
    let grid = try #require(card.after)
    let place = try #require(
      (0..<grid.size.rows).flatMap { row in
        (0..<grid.size.columns).map { CellPoint(column: $0, row: row) }
      }.first { card.isChanged($0) })
    #expect(grid[place.column, place.row].glyph == "z")
  }

  @Test func aPresentationThatOneSideLacksIsChangedWhole() {
    let comparison = Comparison(before: [], after: frames([.compact]))
    let size = comparison.differences[0].size
    #expect(comparison.count == size.columns * size.rows)
    #expect(comparison.differences[0].before == nil)
  }

  @Test func growthCounts() {
    let style = CellStyle(foreground: .white, background: .black)
    let small = CellGrid(size: CellSize(columns: 3, rows: 1), style: style)
    let large = CellGrid(size: CellSize(columns: 3, rows: 2), style: style)
    #expect(FrameDifference(.compact, before: small, after: large).count == 3)
  }

  /// The colour of what is not written is not seen.
  @Test func theColourOfABlankDoesNotCount() {
    func grid(_ color: RGB) -> CellGrid {
      CellGrid(
        size: CellSize(columns: 2, rows: 1),
        style: CellStyle(foreground: color, background: .black))
    }
    #expect(FrameDifference(.compact, before: grid(.white), after: grid(.black)).count == 0)
  }

  // MARK: The pane

  private let area = CellRect(column: 0, row: 0, columns: 120, rows: 22)

  private func pane() -> ComparePane {
    ComparePane(
      Comparison(
        before: frames(SheetPresentation.allCases),
        after: frames(SheetPresentation.allCases, title: "Pizza Funghi")),
      before: "HEAD~1", focus: .compact)
  }

  private func grid(
    _ pane: ComparePane, columns: Int, rows: Int, look: RenderStyle = RenderStyle()
  ) -> CellGrid {
    let size = CellSize(columns: columns, rows: rows)
    var grid = CellGrid(size: size, style: CellStyle(foreground: .white, background: .black))
    pane.draw(in: CellRect(size: size), look: look, into: &grid)
    return grid
  }

  @Test func itOpensAtWhatChanged() {
    #expect(pane().focus == .expanded)
    let same = ComparePane(
      Comparison(before: frames(both), after: frames(both)), before: "before", focus: .lockScreen)
    #expect(same.focus == .lockScreen)
  }

  /// Pictures of a revision come when they are compiled.
  @Test func itGoesToWhatChangedOncePicturesAreThere() {
    let comparison = pane().comparison
    var pane = ComparePane(
      Comparison(before: [], after: []), before: "HEAD", focus: .compact)
    pane.show(Comparison(before: [], after: []), note: "HEAD is being compiled")
    let first = grid(pane, columns: 60, rows: 8)
    #expect((0..<24).map { first[$0, 0].glyph }.joined() == " HEAD is being compiled ")
    pane.show(comparison)
    #expect(pane.focus == .expanded)
    _ = pane.handle(KeyStroke(.tab), in: area)
    pane.show(Comparison(before: frames(both), after: frames(both)))
    #expect(pane.focus == .lockScreen)
  }

  @Test func keysGoFromChangeToChange() {
    var pane = pane()
    let changed = pane.comparison.changed
    #expect(changed.count > 2)
    var seen: [SheetPresentation] = []
    for _ in changed {
      seen.append(pane.focus)
      #expect(pane.handle(KeyStroke(.tab), in: area) == .handled)
    }
    #expect(seen == changed && pane.focus == changed[0])
    _ = pane.handle(KeyStroke(.left), in: area)
    #expect(pane.focus == changed.last)
    #expect(pane.handle(KeyStroke(.character("v")), in: area) == .closed)
    #expect(pane.handle(KeyStroke(.escape), in: area) == .closed)
    #expect(pane.handle(KeyStroke(.character("q")), in: area) == .ignored)
  }

  /// A mark stands on exactly the cells that changed, and on none when marks are off.
  @Test func marksAreReverse() throws {
    var pane = pane()
    let count = pane.comparison.differences.first { $0.presentation == pane.focus }?.count ?? 0
    func reversed(_ pane: ComparePane) -> Int {
      grid(pane, columns: 120, rows: 40, look: RenderStyle(depth: .mono)).cells.count {
        $0.style.attributes.contains(.reverse)
      }
    }
    #expect(count > 0 && reversed(pane) == 2 * count)
    _ = pane.handle(KeyStroke(.character("x")), in: area)
    #expect(reversed(pane) == 0)
  }

  /// The first Up after many Downs moves the frames.
  @Test(arguments: [(120, 22), (80, 12)])
  func scrollingStopsAtTheLastRow(_ columns: Int, _ rows: Int) {
    var pane = pane()
    let area = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    for _ in 0..<100 { _ = pane.handle(KeyStroke(.down), in: area) }
    let end = grid(pane, columns: columns, rows: rows)
    _ = pane.handle(KeyStroke(.up), in: area)
    #expect(grid(pane, columns: columns, rows: rows) != end)
  }

  /// Frames that do not fit start just above the first changed row; keys scroll from there.
  @Test func scrollingStartsAtTheVisibleRow() {
    var pane = pane()
    let area = CellRect(column: 0, row: 0, columns: 80, rows: 12)
    /// The row of the terminal with the changed title of the upper frame.
    func titleRow() -> Int? {
      let grid = grid(pane, columns: 80, rows: 12)
      return (5..<8).first { row in
        (0..<80).map { grid[$0, row].glyph }.joined().contains("Pizza")
      }
    }
    #expect(titleRow() == 6)
    _ = pane.handle(KeyStroke(.down), in: area)
    #expect(titleRow() == 5)
    for _ in 0..<3 { _ = pane.handle(KeyStroke(.up), in: area) }
    #expect(titleRow() == nil)
  }

  @Test(arguments: [0, 1, 3, 6, 20]) func anySizeIsDrawn(_ side: Int) {
    #expect(grid(pane(), columns: side, rows: side).size.rows == side)
  }

  @Test func looksAsItDid() {
    expectFrame(grid(pane(), columns: 120, rows: 22), matches: "beside")
    expectFrame(grid(pane(), columns: 80, rows: 24), matches: "below")
    expectFrame(
      grid(pane(), columns: 80, rows: 24, look: RenderStyle(depth: .mono, glyphs: .ascii)),
      matches: "mono", depth: .mono)
  }
}

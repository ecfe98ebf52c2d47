import Testing
import ViewArchive

@testable import ViewLayout

/// Texts of 28 points and more in two rows (presentations.md §7.2), for a theme that wants it.
@Suite struct TallTextLayoutTests {
  private func text(_ string: String, _ points: Double = 34) -> ViewNode {
    ViewNode(.text(TextContent(string, style: RunStyle(font: FontValue(size: .points(points))))))
  }

  private func placed(_ node: ViewNode, _ columns: Double, _ rows: Double) -> PlacedNode {
    var engine = LayoutEngine(
      context: LayoutContext(metrics: .cells, time: Sample.time, hasTallText: true))
    return engine.layout(node, in: Proposal(width: columns * 8, height: rows * 16))
  }

  private func size(_ node: ViewNode, _ columns: Double, _ rows: Double) -> [Double] {
    let size = placed(node, columns, rows).bounds.size
    return [size.width / 8, size.height / 16]
  }

  @Test func largeNumbersTakeTwoRowsWhereTheyFit() {
    #expect(size(text("12:34"), 40, 3) == [17, 2])
    #expect(size(text("12:34"), 40, 1) == [5, 1])
    #expect(size(text("12:34"), 16, 3) == [5, 1])
    #expect(size(text("12:34", 27), 40, 3) == [5, 1])
  }

  @Test func whatHasNoTallLettersIsWrittenAsEver() {
    #expect(size(text("12 min"), 40, 3) == [6, 1])
    #expect(size(text("披薩"), 40, 3) == [4, 1])
    #expect(size(text(""), 40, 3) == [0, 1])
  }

  @Test func theSecondRowIsTakenOnlyWhereItIsLeft() {
    let column = Sample.vstack(
      spacing: 8, text("12:34"), Sample.text("one"), Sample.text("two"))
    #expect(placed(column, 40, 6).childHeights == [32, 16, 16])
    #expect(placed(column, 40, 5).childHeights == [16, 16, 16])
    #expect(placed(column, 40, 5).childBounds.map(\.minY) == [0, 32, 64])
    #expect(placed(column.padding(8), 40, 7).leafBounds.map(\.minY) == [16, 48, 80])
  }

  @Test func liveTextsTakeTheWidthTheyAreOffered() {
    var content = Sample.timerContent(754, alignment: .trailing)
    content.runs[0].style.font = FontValue(size: .points(34))
    let placed = placed(ViewNode(.text(content)), 30, 2)
    #expect(placed.bounds.size == Size(width: 240, height: 32))
    #expect(placed.lines.map(\.bounds) == [Rect(x: 240 - 17 * 8, y: 0, width: 17 * 8, height: 32)])
  }

  @Test func baselinesAreThoseOfTheLowerRow() {
    let row = Sample.hstack(
      spacing: 8, alignment: .lastTextBaseline, text("42"), Sample.text("km"))
    #expect(placed(row, 40, 2).childBounds.map(\.minY) == [0, 16])
  }

  @Test func textsSideBySideAreAllTallOrNone() {
    let row = Sample.hstack(spacing: 8, text("101"), Sample.text("–"), text("98"))
    #expect(placed(row, 40, 3).childHeights == [32, 16, 32])
    // The first one would be tall and take the room of the other.
    #expect(placed(row, 15, 3).childHeights == [16, 16, 16])
    // A text below is not beside it.
    let column = Sample.vstack(spacing: 0, text("12:34"), text("12:34:56.789"))
    #expect(placed(column, 20, 5).childHeights == [32, 16])
  }

  @Test func otherThemesAndExactLayoutsDoNotKnowThem() {
    #expect(text("12:34").size(320, 48, .cells) == Size(width: 40, height: 16))
    #expect(text("12:34").size(320, 48, .exact) == Size(width: 40, height: 16))
  }
}

import Testing
import ViewArchive

@testable import ViewLayout

/// Layout on the grid of 8 × 16 point cells: presentations.md §7.3 and §7.4.
@Suite struct CellLayoutTests {
  /// A size in cells, as points.
  private func cells(_ columns: Double, _ rows: Double) -> Size {
    Size(width: columns * 8, height: rows * 16)
  }

  private func cellRect(_ column: Double, _ row: Double, _ columns: Double, _ rows: Double) -> Rect
  {
    Rect(origin: Point(x: column * 8, y: row * 16), size: cells(columns, rows))
  }

  @Test(
    "Q1: written widths round half up",
    arguments: [
      (20, 3), (24, 3), (28, 4), (32, 4), (36, 5), (40, 5), (42, 5), (44, 6), (45, 6), (50, 6),
      (52, 7), (56, 7), (60, 8), (64, 8), (70, 9), (80, 10), (1, 1), (3, 1), (0, 0),
    ] as [(Double, Double)])
  func frameWidths(_ points: Double, _ columns: Double) {
    let node = Sample.color.frame(points, 16)
    #expect(node.size(800, 800, .cells) == cells(columns, 1))
  }

  @Test(
    "Q1: written heights round half up",
    arguments: [(1, 1), (16, 1), (23, 1), (24, 2), (37, 2), (40, 3)] as [(Double, Double)])
  func frameHeights(_ points: Double, _ rows: Double) {
    #expect(Sample.color.frame(8, points).size(800, 800, .cells) == cells(1, rows))
  }

  @Test func systemSizesRoundDownQ2() {
    #expect(Sample.color.size(52.33, 36.67, .cells) == cells(6, 2))
    #expect(Sample.color.size(371, 160, .cells) == cells(46, 10))
  }

  @Test(
    "Q3: padding",
    arguments: [
      (3, 0, 0), (4, 1, 0), (7, 1, 0), (8, 1, 1), (11, 1, 1), (12, 2, 1), (16, 2, 1), (19, 2, 1),
    ]
      as [(Double, Double, Double)])
  func padding(_ points: Double, _ columns: Double, _ rows: Double) {
    let node = Sample.fixed(8, 16).padding(points)
    #expect(node.size(nil, nil, .cells) == cells(1 + 2 * columns, 1 + 2 * rows))
  }

  @Test func spacingRoundsLikePaddingQ3() {
    let row = Sample.hstack(spacing: 3, Sample.fixed(8, 16), Sample.fixed(8, 16))
    #expect(row.size(nil, nil, .cells) == cells(2, 1))
    let column = Sample.vstack(Sample.fixed(8, 16), Sample.fixed(8, 16))
    #expect(column.size(nil, nil, .cells) == cells(1, 3))
    let texts = Sample.vstack(Sample.text("a"), Sample.text("b"))
    #expect(texts.size(nil, nil, .cells) == cells(1, 2))
  }

  @Test(
    "Q4: a timer takes one cell more than its frame from a slot that has it",
    arguments: [(32, 80, 5), (32, 32, 4), (36, 80, 5), (44, 80, 6), (24, 80, 3)]
      as [(Double, Double, Double)])
  func textBleed(_ frame: Double, _ slot: Double, _ columns: Double) {
    let flexible = Sample.timer(754).flexFrame(maxWidth: frame)
    #expect(flexible.size(slot, 16, .cells) == cells(columns, 1))
    let fixed = Sample.timer(754).frame(frame)
    #expect(fixed.size(slot, 16, .cells) == cells(columns, 1))
  }

  @Test func bleedingTextIsWrittenInFullQ4() {
    #expect(Sample.timer(754).frame(32).placed(80, 16, .cells).lineTexts == ["12:34"])
    #expect(Sample.timer(754).frame(32).placed(32, 16, .cells).lineTexts == ["12:…"])
  }

  @Test func scalableTextMayBleedFurtherQ4() {
    var content = TextContent("Boarding")
    content.minimumScaleFactor = 0.5
    let node = ViewNode(.text(content)).frame(32)
    #expect(node.size(80, 16, .cells) == cells(8, 1))
    content.minimumScaleFactor = 0.6
    #expect(
      ViewNode(.text(content)).frame(24).placed(80, 16, .cells).lineTexts == ["Bo…"])
  }

  @Test func textThatCanWrapDoesNotBleedQ4() {
    let node = Sample.text("ab cd").frame(32)
    #expect(node.size(80, 32, .cells) == cells(4, 2))
    #expect(node.size(80, 16, .cells) == cells(5, 1))
  }

  @Test func spacingGivesWayBeforeLinesDoQ5() {
    let column = Sample.vstack(spacing: 8, Sample.text("a"), Sample.text("b"), Sample.text("c"))
    #expect(column.placed(80, 80, .cells).childBounds.map(\.minY) == [0, 32, 64])
    #expect(column.placed(80, 64, .cells).childBounds.map(\.minY) == [0, 32, 48])
    #expect(column.placed(80, 48, .cells).childBounds.map(\.minY) == [0, 16, 32])
  }

  @Test func paddingGivesWayAfterSpacingQ5() {
    let column = Sample.vstack(spacing: 8, Sample.text("a"), Sample.text("b")).padding(8)
    #expect(column.placed(80, 80, .cells).leafBounds.map(\.minY) == [16, 48])
    #expect(column.placed(80, 64, .cells).leafBounds.map(\.minY) == [16, 32])
    #expect(column.placed(80, 48, .cells).leafBounds.map(\.minY) == [16, 32])
    #expect(column.placed(80, 32, .cells).leafBounds.map(\.minY) == [0, 16])
  }

  @Test func thinShapesAreOneRowQ6() {
    let capsule = ViewNode(.shape(ShapeContent(.capsule)))
    #expect(capsule.frame(nil, 6).size(160, 160, .cells) == cells(20, 1))
    let bar = ViewNode(.progress(ProgressContent(value: .fraction(0.3))))
    #expect(bar.size(160, 160, .cells) == cells(20, 1))
    #expect(Sample.divider.size(160, 160, .cells) == cells(20, 1))
    let row = Sample.hstack(spacing: 0, Sample.text("a"), Sample.divider)
    #expect(row.placed(80, 32, .cells).childBounds[1].size == cells(1, 2))
  }

  @Test func thinShapesShareARowOnlySideBySideQ6() {
    let capsule = ViewNode(.shape(ShapeContent(.capsule))).frame(nil, 4)
    let row = Sample.hstack(spacing: 0, capsule, capsule)
    #expect(row.placed(160, 160, .cells).childBounds.map(\.minY) == [0, 0])
    let column = Sample.vstack(spacing: 0, capsule, capsule)
    #expect(column.placed(160, 160, .cells).childBounds.map(\.minY) == [0, 16])
  }

  @Test(
    "Q7: icons",
    arguments: [(17, 2, 1), (22, 2, 1), (28, 4, 2), (36, 4, 2), (60, 9, 5)]
      as [(Double, Double, Double)])
  func icons(_ font: Double, _ columns: Double, _ rows: Double) {
    #expect(Sample.symbol(font).size(nil, nil, .cells) == cells(columns, rows))
  }

  @Test func largeIconShrinksToTheOneRowThereIsQ7() {
    #expect(Sample.symbol(28).size(80, 16, .cells) == cells(2, 1))
  }

  @Test(
    "Q7, Q8: rings",
    arguments: [(20, 2, 1), (24, 2, 1), (30, 4, 2), (40, 4, 2), (48, 6, 3)]
      as [(Double, Double, Double)])
  func rings(_ frame: Double, _ columns: Double, _ rows: Double) {
    let ring = ViewNode(.progress(ProgressContent(value: .fraction(0.3), form: .circular)))
    #expect(
      ring.frame(frame, frame).placed(160, 160, .cells).childBounds[0].size == cells(columns, rows))
  }

  @Test func leftoverCellsAreSharedOut() {
    let row = Sample.hstack(spacing: 0, Sample.color, Sample.color, Sample.color)
    #expect(row.placed(80, 16, .cells).childWidths == [24, 24, 32])
  }

  @Test func centeringFallsOnACell() {
    #expect(
      Sample.text("abc").flexFrame(maxWidth: .infinity).placed(64, 16, .cells).childBounds == [
        cellRect(2, 0, 3, 1)
      ])
  }

  @Test func compactSideHoldsAMinuteTimer() {
    #expect(Sample.timer(754).size(5 * 8, 16, .cells) == cells(5, 1))
    #expect(Sample.timer(3900).placed(5 * 8, 16, .cells).lineTexts == ["1:05"])
    #expect(Sample.timer(3900).placed(3 * 8, 16, .cells).lineTexts == ["1:…"])
  }

  // MARK: The expanded island

  /// Panel 46 cells, margins 2: content is 42 wide, camera 16 × 2.
  private let width = 42.0 * 8

  @Test func roomBesideTheCameraIsThirteenCells() {
    let greedy = Sample.color.frame(nil, 16).flexFrame(maxWidth: .infinity)
    let node = Sample.island(
      Sample.region(.leading, greedy), Sample.region(.trailing, greedy),
      Sample.region(.bottom, greedy))
    let placed = node.placed(width, 160, .cells)
    #expect(
      placed.childBounds == [cellRect(0, 0, 13, 1), cellRect(29, 0, 13, 1), cellRect(0, 2, 42, 1)])
  }

  @Test func twoRowsLieBesideTheCameraAndCenterBelow() {
    let lines = Sample.vstack(
      spacing: 0, alignment: .leading, Sample.text("one"), Sample.text("two"))
    let node = Sample.island(
      Sample.region(.leading, lines), Sample.region(.center, Sample.text("mid")),
      Sample.region(.bottom, Sample.text("low")))
    let placed = node.placed(width, 160, .cells)
    #expect(placed.children[0].bounds == cellRect(0, 0, 3, 2))
    #expect(placed.children[1].bounds == cellRect(19, 2, 3, 1))
    #expect(placed.children[2].bounds == cellRect(19, 3, 3, 1))
  }

  @Test func wideTextMovesBelowTheCamera() {
    let text = Sample.text("nineteen columns ab", lines: 1).modified(.belowIfTooWide)
    let node = Sample.island(
      Sample.region(.leading, text), Sample.region(.trailing, Sample.text("x")))
    #expect(node.placed(width, 160, .cells).children[0].bounds == cellRect(0, 2, 19, 1))
  }

  @Test func textsSideBySideDoNotTouchWhereTheDeviceSeparatesThem() {
    let texts = [Sample.text("B"), Sample.text("now")]
    func starts(spacing: Double?, columns: Double?) -> [Double] {
      Sample.hstack(spacing: spacing, texts[0], texts[1])
        .placed(columns.map { $0 * 8 } ?? .infinity, 16, .cells).childBounds.map(\.minX)
    }
    #expect(starts(spacing: 2, columns: 20) == [0, 16])
    #expect(starts(spacing: 2, columns: nil) == [0, 16])
    // Without a column to spare they stay as they are, and nothing is cut.
    #expect(starts(spacing: 2, columns: 4) == [0, 8])
    #expect(starts(spacing: 0, columns: 20) == [0, 8])
  }
}

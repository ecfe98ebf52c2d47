import Testing
import ViewArchive

@testable import ViewLayout

/// Grids in points.
@Suite struct GridLayoutTests {
  private func grid(_ rows: [[ViewNode]], alignment: GuidePair = .center) -> ViewNode {
    ViewNode(
      .grid(GridContent(alignment: alignment)),
      children: rows.map { ViewNode(.gridRow(nil), children: $0) })
  }

  @Test func columnsTakeTheWidestAndRowsTheHighestCell() {
    let placed = grid([
      [Sample.fixed(20, 10), Sample.fixed(40, 20)], [Sample.fixed(50, 14), Sample.fixed(10, 8)],
    ]).placed(300, 300)
    #expect(placed.bounds.size == Size(width: 98, height: 42))
    #expect(placed.children.flatMap(\.childBounds).map(\.minX) == [15, 58, 0, 73])
    #expect(placed.children.flatMap(\.childBounds).map(\.minY) == [5, 0, 28, 31])
  }

  @Test func flexibleColumnsShareWhatFixedOnesLeave() {
    let placed = grid([[Sample.fixed(30, 10), Sample.color, Sample.color]]).placed(146, 20)
    #expect(placed.children[0].childWidths == [30, 50, 50])
  }

  @Test func cellsOverTwoColumnsWidenBothEvenly() {
    let wide = Sample.fixed(80, 10).modified(.gridCellColumns(2))
    let placed = grid([[Sample.fixed(20, 10), Sample.fixed(20, 10)], [wide]]).placed(300, 300)
    #expect(placed.bounds.width == 80)
    #expect(placed.children[0].childBounds.map(\.minX) == [8, 52])
  }

  @Test func flexibleCellOverColumnsTakesWhatTheOthersLeave() {
    let greedy = Sample.color.frame(nil, 10).modified(.gridCellColumns(2))
    let placed = grid([
      [Sample.fixed(20, 10), Sample.fixed(20, 10), Sample.fixed(24, 10)], [greedy],
    ]).placed(200, 100)
    #expect(placed.children[1].childBounds == [Rect(x: 0, y: 18, width: 168, height: 10)])
    #expect(placed.children[0].childBounds.map(\.minX) == [30, 118, 176])
  }

  @Test func anchorPutsACellWhereItSays() {
    let small = Sample.fixed(10, 4).modified(.gridCellAnchor(RelativePoint(x: 1, y: 0)))
    let placed = grid([[Sample.fixed(50, 20)], [small, Sample.fixed(9, 20)]]).placed(200, 200)
    #expect(placed.children[1].childBounds[0] == Rect(x: 40, y: 28, width: 10, height: 4))
  }

  @Test func viewOutsideOfARowSpansTheGrid() {
    var node = grid([[Sample.fixed(20, 10), Sample.fixed(20, 10)]])
    node.children.append(Sample.divider)
    #expect(node.placed(100, 100).childBounds[1] == Rect(x: 0, y: 18, width: 100, height: 1))
    node.children[1] = Sample.divider.modified(.gridCellUnsizedAxes([.horizontal]))
    #expect(node.placed(100, 100).childBounds[1] == Rect(x: 0, y: 18, width: 48, height: 1))
  }

  @Test func columnAlignmentCountsForTheWholeColumn() {
    let first = Sample.fixed(20, 10).modified(.gridColumnAlignment(.trailing))
    let placed = grid([[first], [Sample.fixed(50, 10)], [Sample.fixed(10, 10)]]).placed(99, 99)
    #expect(placed.children.map { $0.childBounds[0].minX } == [30, 0, 40])
  }

  @Test func modifiersOfARowAreThoseOfItsCells() {
    let row = ViewNode(
      .gridRow(nil), modifiers: [.padding(Insets(all: 5))],
      children: [Sample.fixed(20, 10), Sample.fixed(30, 10)])
    let placed = ViewNode(.grid(GridContent()), children: [row]).placed(200, 200)
    #expect(placed.bounds.size == Size(width: 78, height: 20))
    #expect(placed.children[0].childWidths == [30, 40])
  }

  @Test func emptyGridTakesNoRoom() {
    #expect(grid([]).size(100, 100) == .zero)
    #expect(grid([[]]).size(nil, nil) == .zero)
  }
}

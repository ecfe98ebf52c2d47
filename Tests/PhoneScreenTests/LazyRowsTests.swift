import CellRaster
import Testing
import ViewArchive
import ViewLayout

@testable import PhoneScreen

/// Which rows of a long collection an app is asked for.
struct LazyRowsTests {
  /// A column of 1 000 rows of 20 points, of which those from `first` on are evaluated.
  private func rows(first: Int, count: Int) throws -> LazyRows {
    func node(_ part: NodeRole.LazyRow.Part, _ index: Int, _ count: Int) -> PlacedNode {
      let bounds = Rect(
        x: 0, y: Double(index) * 20, width: 10, height: Double(count) * 20)
      return PlacedNode(
        .modifier(
          .role(.lazyRow(.init(container: 7, part: part, index: index, count: count)))),
        bounds: bounds, children: [])
    }
    let last = first + count - 1
    var children = [node(.first, first, 1), node(.last, last, 1)]
    if first > 0 { children.append(node(.before, 0, first)) }
    if last < 999 { children.append(node(.after, last + 1, 999 - last)) }
    let root = PlacedNode(
      .view(.vstack(StackContent(alignment: .center))),
      bounds: Rect(x: 0, y: 0, width: 10, height: 20_000), children: children)
    let all = LazyRows.all(in: root, below: 0)
    return try #require(all.first)
  }

  @Test func nothingIsWantedWhileAllThatIsNearIsEvaluated() throws {
    let rows = try rows(first: 0, count: 100)
    #expect(rows.wanted(from: 0, to: 600) == nil)
    #expect(rows.wanted(from: 1_000, to: 1_600) == nil)
  }

  @Test func theRowInTheMiddleIsWantedBeforeTheEndIsSeen() throws {
    let rows = try rows(first: 0, count: 100)
    let wanted = try #require(rows.wanted(from: 1_200, to: 1_800))
    #expect(wanted == LazyRows.Wanted(container: 7, row: 75, pitch: 20))
    #expect(rows.wanted(from: 10_000, to: 10_600)?.row == 515)
  }

  @Test func rowsBeforeAreWantedToo() throws {
    let rows = try rows(first: 400, count: 100)
    #expect(rows.wanted(from: 8_600, to: 9_200) == nil)
    #expect(rows.wanted(from: 8_200, to: 8_800)?.row == 425)
    #expect(rows.wanted(from: 0, to: 600)?.row == 15)
  }

  /// One row says nothing about the height of the others.
  @Test func oneRowIsNoMeasure() throws {
    #expect(try rows(first: 0, count: 1).wanted(from: 0, to: 600) == nil)
  }
}

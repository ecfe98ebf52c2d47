import Testing
import ViewArchive

@testable import ViewLayout

/// Q5 (presentations.md §7.3): where there are too few rows, the last lines are left out; what the
/// source lays over each other stays.
@Suite struct LineCollisionTests {
  private func lines(_ node: ViewNode, _ columns: Double, _ rows: Double) -> [String] {
    node.placed(columns * 8, rows * 16, .cells).lineTexts
  }

  @Test func linesThatWouldShareARowAreLeftOutQ5() {
    let low = Sample.vstack(spacing: 0, Sample.text("one"), Sample.text("two"), Sample.text("six"))
      .frame(nil, 16, GuidePair(.center, .top))
    let column = Sample.vstack(spacing: 0, low, Sample.text("end"))
    #expect(lines(column, 10, 10) == ["one", "two", "six"])
    #expect(lines(Sample.vstack(spacing: 16, low, Sample.text("end")), 10, 10).count == 3)
  }

  @Test func linesInOtherColumnsAreKeptQ5() {
    let low = Sample.vstack(spacing: 0, Sample.text("one"), Sample.text("two"))
      .frame(nil, 16, GuidePair(.center, .top))
    let column = Sample.vstack(
      spacing: 0, alignment: .leading, low,
      Sample.hstack(spacing: 0, Sample.fixed(40, 16), Sample.text("end")))
    #expect(lines(column, 12, 10) == ["one", "two", "end"])
  }

  @Test func whatIsLaidOverEachOtherIsKept() {
    let layers = ViewNode(
      .zstack(.center), children: [Sample.text("under"), Sample.text("over")])
    #expect(lines(layers, 10, 3) == ["under", "over"])
    let badge = Sample.text("under").modified(.overlay(Sample.text("9"), alignment: .center))
    #expect(lines(badge, 10, 3) == ["under", "9"])
    let moved = Sample.vstack(
      spacing: 0, Sample.text("one"),
      Sample.text("two").modified(.offset(Point(x: 0, y: -16))))
    #expect(lines(moved, 10, 3) == ["one", "two"])
  }

  @Test func oneLayerDoesNotHideACollisionInAnother() {
    let low = Sample.vstack(spacing: 0, Sample.text("one"), Sample.text("two"))
      .frame(nil, 16, GuidePair(.center, .top))
    let column = Sample.vstack(spacing: 0, low, Sample.text("end"))
    let layers = ViewNode(.zstack(.center), children: [Sample.color, column])
    #expect(lines(layers, 10, 10) == ["one", "two"])
  }

  @Test func hiddenTextHidesNothing() {
    let hidden = Sample.text("one").modified(.hidden)
    let column = Sample.vstack(spacing: -16, hidden, Sample.text("two"))
    #expect(lines(column, 10, 10) == ["one", "two"])
  }

  @Test func exactLayoutsKeepAllLines() {
    let column = Sample.vstack(spacing: -16, Sample.text("one"), Sample.text("two"))
    #expect(column.placed(80, 80).lineTexts == ["one", "two"])
  }
}

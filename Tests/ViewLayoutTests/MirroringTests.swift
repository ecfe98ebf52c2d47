import TestSupport
import Testing
import ViewArchive

@testable import ViewLayout

/// Right-to-left environments: everything that is laid out is mirrored, what is moved by hand is
/// not.
@Suite struct MirroringTests {
  private func mirrored(_ node: ViewNode, _ width: Double, _ height: Double) -> PlacedNode {
    node.modified(.layoutDirection(.rightToLeft)).placed(width, height).children[0]
  }

  @Test func rowsBeginAtTheRight() {
    let row = Sample.hstack(spacing: 8, Sample.fixed(20, 10), Sample.fixed(30, 10))
    #expect(
      mirrored(row, 100, 10).childBounds == [
        Rect(x: 38, y: 0, width: 20, height: 10), Rect(x: 0, y: 0, width: 30, height: 10),
      ])
  }

  @Test func columnsAlignTheOtherWay() {
    let column = Sample.vstack(
      spacing: 0, alignment: .leading, Sample.fixed(20, 10), Sample.fixed(50, 10))
    #expect(mirrored(column, 100, 100).childBounds.map(\.minX) == [30, 0])
  }

  @Test func framesAndPaddingAreMirrored() {
    let framed = Sample.fixed(20, 10).frame(60, 10, GuidePair(.leading, .center))
    #expect(mirrored(framed, 100, 10).childBounds[0].minX == 40)
    let padded = Sample.fixed(20, 10).modified(.padding(Insets(leading: 8, trailing: 2)))
    #expect(mirrored(padded, 100, 10).childBounds[0].minX == 2)
    let overlaid = Sample.fixed(20, 10).modified(
      .overlay(Sample.fixed(4, 4), alignment: GuidePair(.trailing, .top)))
    #expect(mirrored(overlaid, 100, 10).childBounds[1].minX == 0)
  }

  @Test func gridsBeginAtTheRight() {
    let grid = ViewNode(
      .grid(GridContent(alignment: GuidePair(.leading, .center))),
      children: [
        ViewNode(.gridRow(nil), children: [Sample.fixed(20, 10), Sample.fixed(30, 10)]),
        ViewNode(.gridRow(nil), children: [Sample.fixed(10, 10), Sample.fixed(30, 10)]),
      ])
    let rows = mirrored(grid, 100, 100).children
    #expect(rows[0].childBounds.map(\.minX) == [38, 0])
    #expect(rows[1].childBounds.map(\.minX) == [48, 0])
  }

  @Test func guidesAreCountedFromTheLeadingEdge() {
    let shifted = Sample.fixed(20, 10).modified(
      .alignHorizontal(.leading, GuideValue(of: .width, times: 0.5)))
    let column = Sample.vstack(spacing: 0, alignment: .leading, shifted, Sample.fixed(40, 10))
    #expect(mirrored(column, 100, 100).childBounds.map(\.minX) == [30, 0])
  }

  @Test func linesOfTextAreMirroredInTheirBox() {
    let text = Sample.text("one two").frame(40, nil)
    var bounds: [Rect] = []
    mirrored(text, 100, 100).walk { bounds += $0.lines.map(\.bounds) }
    #expect(bounds.map(\.maxX) == [32, 32])
    var content = TextContent("one longer")
    content.alignment = .trailing
    var ends: [Rect] = []
    mirrored(ViewNode(.text(content)).frame(48, nil), 100, 100).walk {
      ends += $0.lines.map(\.bounds)
    }
    #expect(ends.map(\.minX) == [0, 0])
  }

  @Test func whatIsMovedByHandIsNotMirrored() {
    let moved = Sample.fixed(20, 10).modified(.offset(Point(x: 5, y: 3)))
    #expect(mirrored(moved, 100, 10).childBounds[0].origin == Point(x: 5, y: 3))
  }

  @Test func positionsAreCountedFromTheLeadingEdge() {
    let placed = Sample.fixed(20, 10).modified(.position(Point(x: 30, y: 5)))
    #expect(mirrored(placed, 100, 10).childBounds[0].minX == 60)
  }

  @Test func aPartMayKeepItsOwnDirection() {
    let row = Sample.hstack(spacing: 0, Sample.fixed(20, 10), Sample.fixed(30, 10))
    let kept = row.modified(.layoutDirection(.leftToRight))
    let placed = mirrored(Sample.hstack(spacing: 0, kept, Sample.fixed(10, 10)), 100, 10)
    #expect(placed.childBounds.map(\.minX) == [10, 0])
    #expect(placed.children[0].children[0].childBounds.map(\.minX) == [10, 30])
  }

  @Test func theIslandIsMirrored() {
    let island = Sample.island(
      Sample.region(.leading, Sample.fixed(30, 10)), Sample.region(.trailing, Sample.fixed(20, 10)),
      Sample.region(.bottom, Sample.fixed(40, 10)))
    #expect(mirrored(island, 339, 128).childBounds.map(\.minX) == [309, 0, 299])
  }

  @Test func everyBoxIsTheMirrorImageOfItself() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let node = ViewNode.tame(depth: 4, using: &generator)
      let plain = node.placed(320, 160, .cells)
      let mirrored = node.modified(.layoutDirection(.rightToLeft)).placed(320, 160, .cells)
        .children[0]
      let seen = plain.leafBounds.map { $0.mirrored(in: plain.bounds) }
      #expect(mirrored.leafBounds == seen)
    }
  }
}

import Testing
import ViewArchive

@testable import ViewLayout

/// Stacks in points: presentations.md §5.2 and §8, layout oracle "Stacks".
@Suite struct StackLayoutTests {
  @Test func spacerTakesWhatTheFixedChildrenLeave() {
    let stack = Sample.hstack(Sample.fixed(40, 16), Sample.spacer, Sample.fixed(40, 16))
    #expect(stack.placed(200, 40).childWidths == [40, 120, 40])
  }

  @Test func explicitSpacingCountsBesideASpacerToo() {
    let stack = Sample.hstack(
      spacing: 12, Sample.text("aaaaa"), Sample.spacer, Sample.text("bbbbb"))
    #expect(stack.placed(200, 40).childWidths == [40, 96, 40])
  }

  @Test func colorTakesWhatTextLeaves() {
    let stack = Sample.hstack(spacing: 0, Sample.color, Sample.fixed(30, 16))
    #expect(stack.placed(100, 20).childWidths == [70, 30])
  }

  @Test func textIsOfferedAnEqualShareFirst() {
    let stack = Sample.hstack(
      spacing: 0, Sample.color, Sample.text("abc defg", lines: 1))
    let placed = stack.placed(100, 20)
    #expect(placed.childWidths == [52, 48])
    #expect(placed.lineTexts == ["abc d…"])
  }

  @Test func higherPriorityIsServedFirst() {
    let long = Sample.text("nineteen columns ab").modified(.layoutPriority(1))
    let stack = Sample.hstack(spacing: 8, long, Sample.text("ten colum.", lines: 1))
    let placed = stack.placed(200, 20)
    #expect(placed.childWidths == [152, 40])
    #expect(placed.lineTexts == ["nineteen columns ab", "ten…"])
  }

  @Test func minimumOfLowerPrioritiesIsSetAside() {
    let greedy = Sample.color.modified(.layoutPriority(1))
    let stack = Sample.hstack(spacing: 5, greedy, Sample.fixed(40, 10))
    #expect(stack.placed(150, 20).childWidths == [105, 40])
  }

  @Test func overflowIsNotShrunk() {
    let stack = Sample.hstack(spacing: 0, Sample.fixed(80, 10), Sample.fixed(60, 10))
    #expect(stack.size(100, 10) == Size(width: 140, height: 10))
  }

  @Test func unspecifiedHeightIsSettledByTheTallest() {
    let stack = Sample.hstack(spacing: 0, Sample.color, Sample.fixed(30, 50))
    let placed = stack.placed(100, nil)
    #expect(placed.childBounds[0] == Rect(x: 0, y: 0, width: 70, height: 50))
  }

  @Test func emptyStackTakesNoRoom() {
    #expect(Sample.hstack().size(100, 100) == .zero)
    #expect(Sample.vstack(.empty, .empty).size(nil, nil) == .zero)
  }

  @Test func emptyChildrenLeaveNoGap() {
    let stack = Sample.hstack(Sample.fixed(10, 10), .empty, Sample.fixed(10, 10))
    #expect(stack.size(nil, nil) == Size(width: 28, height: 10))
  }

  @Test func zstackIsTheUnionOfItsHighestPriority() {
    let stack = ViewNode(
      .zstack(GuidePair(.leading, .center)),
      children: [
        Sample.fixed(60, 60), Sample.fixed(40, 40).modified(.layoutPriority(1)),
      ])
    let placed = stack.placed(200, 200)
    #expect(placed.bounds.size == Size(width: 40, height: 40))
    #expect(placed.childBounds[0] == Rect(x: 0, y: -10, width: 60, height: 60))
  }

  @Test func dividerLiesAcrossItsStack() {
    let column = Sample.vstack(Sample.fixed(40, 20), Sample.divider)
    #expect(column.placed(100, 100).childBounds[1] == Rect(x: 0, y: 28, width: 100, height: 1))
    let row = Sample.hstack(Sample.fixed(40, 20), Sample.divider.padding(2))
    #expect(row.placed(100, 50).leafBounds[1].width == 1)
  }

  @Test(
    "default spacing between neighbours in a column",
    arguments: [
      (Sample.text("a"), Sample.text("b"), 0.0),
      (Sample.text("a"), Sample.fixed(20, 20), 8),
      (Sample.fixed(20, 20), Sample.text("a"), 8),
      (Sample.fixed(20, 20), Sample.fixed(20, 20), 8),
      (Sample.text("a"), Sample.spacer, 0),
      (Sample.spacer, Sample.fixed(20, 20), 0),
      (Sample.text("a").padding(4), Sample.text("b"), 8),
      (Sample.text("a").frame(nil, 20), Sample.text("b"), 8),
      (Sample.text("a").flexFrame(maxWidth: .infinity), Sample.text("b"), 0),
      (Sample.text("a").modified(.opacity(0.5)), Sample.text("b"), 0),
      (Sample.hstack(Sample.text("a"), Sample.text("c")), Sample.text("b"), 0),
      (Sample.vstack(Sample.text("a"), Sample.fixed(9, 9)), Sample.text("b"), 8),
    ] as [(ViewNode, ViewNode, Double)])
  func gapBelow(_ above: ViewNode, _ below: ViewNode, _ gap: Double) {
    let placed = Sample.vstack(above, below).placed(100, 200)
    #expect(placed.childBounds[1].minY - placed.childBounds[0].maxY == gap)
  }

  @Test func baselinesLineUp() {
    let stack = Sample.hstack(
      spacing: 4, alignment: .firstTextBaseline, Sample.fixed(20, 30), Sample.text("km"))
    #expect(stack.placed(80, 100).childBounds[1].minY == 18)
  }

  @Test func customGuideMovesAChild() {
    let raised = Sample.fixed(20, 30).modified(
      .alignVertical(.top, GuideValue(of: .height, times: 0, plus: 10)))
    let stack = Sample.hstack(spacing: 0, alignment: .top, raised.padding(5), Sample.fixed(20, 30))
    #expect(stack.placed(100, 100).childBounds.map(\.minY) == [0, 15])
  }

  @Test func buttonsAndLinksAreTheirChild() {
    let button = ViewNode(.button(nil), children: [Sample.spacer])
    let stack = Sample.hstack(Sample.fixed(20, 20), button, Sample.fixed(20, 20))
    #expect(stack.placed(100, 20).childWidths == [20, 60, 20])
  }

  @Test func unsupportedViewsKeepRoomForTheirName() {
    #expect(ViewNode(.unsupported("Map")).size(nil, nil) == Size(width: 24, height: 16))
    let children = [Sample.fixed(20, 10), Sample.fixed(30, 10)]
    #expect(
      ViewNode(.unsupported("Form"), children: children).size(nil, nil)
        == Size(width: 30, height: 28))
  }
}

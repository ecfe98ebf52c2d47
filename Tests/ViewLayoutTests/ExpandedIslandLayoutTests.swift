import Testing
import ViewArchive

@testable import ViewLayout

/// The worked numbers of expanded-layout.md: W = 339, margins 16, camera 126 × 37.
@Suite struct ExpandedIslandLayoutTests {
  private let bottom = Sample.region(.bottom, Sample.fixed(90, 12))

  /// A view that is as wide as it may be.
  private func wide(_ height: Double) -> ViewNode {
    Sample.color.frame(nil, height).flexFrame(maxWidth: .infinity)
  }

  @Test func greedySidesGetTheRoomBesideTheCamera() {
    let node = Sample.island(
      Sample.region(.leading, wide(20)), Sample.region(.trailing, wide(20)), bottom)
    let placed = node.placed(339, 128)
    #expect(placed.children[0].bounds == Rect(x: 0, y: 0, width: 106.5, height: 20))
    #expect(placed.children[1].bounds == Rect(x: 232.5, y: 0, width: 106.5, height: 20))
  }

  @Test func viewBelowTheCameraKeepsHalfTheWidth() {
    let node = Sample.island(
      Sample.region(.leading, wide(20), wide(10)), Sample.region(.trailing, wide(4)), bottom)
    let leading = node.placed(339, 128).children[0].childBounds
    #expect(leading[0].width == 106.5)
    #expect(leading[1] == Rect(x: 0, y: 28, width: 165.5, height: 10))
  }

  @Test func favouredSideGetsWhatTheOtherLeaves() {
    let node = Sample.island(
      Sample.region(.leading, priority: 1, Sample.fixed(20, 30), wide(10)),
      Sample.region(.trailing, Sample.fixed(20, 30), wide(10)), bottom)
    let placed = node.placed(339, 128)
    #expect(placed.children[0].childBounds[1].width == 224.5)
    #expect(placed.children[1].childBounds[1].width == 106.5)
  }

  @Test func tooWideViewMovesBelowWhenItAsksTo() {
    let view = Sample.fixed(140, 20).modified(.belowIfTooWide)
    let node = Sample.island(
      Sample.region(.leading, view), Sample.region(.trailing, Sample.fixed(20, 20)), bottom)
    #expect(
      node.placed(339, 128).children[0].bounds == Rect(x: 0, y: 21, width: 140, height: 20))
  }

  @Test func centerBeginsBelowTheCamera() {
    let node = Sample.island(Sample.region(.center, Sample.fixed(80, 10)), bottom)
    #expect(
      node.placed(339, 128).children[0].bounds == Rect(x: 129.5, y: 21, width: 80, height: 10))
  }

  @Test func greedyCenterLeavesTheSidesTheirMinimum() {
    let node = Sample.island(
      Sample.region(.leading, Sample.fixed(40, 10)),
      Sample.region(.trailing, Sample.fixed(60, 10)), Sample.region(.center, wide(10)))
    #expect(node.placed(339, 128).children[2].bounds.width == 203)
  }

  @Test func bottomBeginsBelowTheLongerSide() {
    let node = Sample.island(
      Sample.region(.leading, Sample.fixed(40, 30)),
      Sample.region(.trailing, Sample.fixed(40, 50)), bottom)
    let placed = node.placed(339, 128)
    #expect(placed.children[2].bounds.minY == 58)
    #expect(placed.bounds == Rect(x: 0, y: 0, width: 339, height: 70))
  }

  @Test func bottomTakesTheHeightThatIsLeft() {
    let node = Sample.island(
      Sample.region(.leading, Sample.fixed(40, 30)),
      Sample.region(.trailing, Sample.fixed(40, 20)), Sample.region(.bottom, Sample.color))
    let placed = node.placed(339, 160)
    #expect(placed.children[2].bounds == Rect(x: 0, y: 38, width: 339, height: 122))
  }

  @Test func regionMarginsAddToThePanels() {
    var region = Sample.region(.trailing, Sample.fixed(30, 20))
    region.kind = .islandRegion(
      IslandRegionContent(
        position: .trailing, contentMargins: PartialInsets(top: 20, trailing: 24)))
    let node = Sample.island(Sample.region(.leading, Sample.fixed(30, 20)), region)
    #expect(
      node.placed(339, 128).children[1].bounds == Rect(x: 301, y: 4, width: 30, height: 20))
  }

  @Test func sideAloneHasTheFullWidth() {
    let node = Sample.island(Sample.region(.leading, Sample.fixed(20, 40), wide(10)))
    #expect(node.placed(339, 128).children[0].childBounds[1].width == 339)
  }

  @Test func regionsKeepTheOrderTheyAreWrittenIn() {
    let node = Sample.island(
      bottom, Sample.region(.trailing, Sample.fixed(20, 20)),
      Sample.region(.leading, Sample.fixed(30, 20)), Sample.region(.center))
    let placed = node.placed(339, 128)
    #expect(placed.childWidths == [90, 20, 30, 0])
    #expect(placed.childBounds.map(\.minX) == [0, 319, 0, 0])
  }

  @Test func islandWithoutContentIsEmpty() {
    #expect(Sample.island().size(339, 128) == Size(width: 339, height: 0))
  }
}

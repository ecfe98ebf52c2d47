import Testing
import ViewArchive

@testable import ViewLayout

/// Frames and the other modifiers in points: presentations.md §5.3 and §8.
@Suite struct FrameLayoutTests {
  @Test(
    "the width of a 30 wide view in a flexible frame",
    arguments: [
      (nil, 50.0, 200.0, 50.0), (nil, 50, 40, 40), (nil, 50, nil, 30), (50, nil, 200, 50),
      (50, nil, 20, 50), (60, 120, 40, 60), (60, 120, 300, 120), (60, 120, nil, 60),
      (nil, .infinity, 200, 200), (nil, .infinity, nil, 30),
    ] as [(Double?, Double?, Double?, Double)])
  func flexibleFrame(_ minimum: Double?, _ maximum: Double?, _ offered: Double?, _ width: Double) {
    let node = Sample.fixed(30, 10).flexFrame(minWidth: minimum, maxWidth: maximum)
    #expect(node.size(offered, 100).width == width)
  }

  @Test func fixedFrameCentersALargerChild() {
    let placed = Sample.fixed(100, 60).frame(40, 20).placed(200, 200)
    #expect(placed.bounds.size == Size(width: 40, height: 20))
    #expect(placed.childBounds == [Rect(x: -30, y: -20, width: 100, height: 60)])
  }

  @Test(
    "frames of impossible lengths are ignored",
    arguments: [-5, .nan, .infinity, -.infinity] as [Double])
  func invalidFrame(_ length: Double) {
    #expect(Sample.color.frame(length, length).size(50, 40) == Size(width: 50, height: 40))
  }

  @Test func paddingIsTakenOffAndAdded() {
    let placed = Sample.color.padding(16).placed(100, 60)
    #expect(placed.bounds.size == Size(width: 100, height: 60))
    #expect(placed.childBounds == [Rect(x: 16, y: 16, width: 68, height: 28)])
  }

  @Test func fixedSizeAsksForTheIdeal() {
    let node = Sample.text("one two three").modified(.fixedSize(horizontal: true, vertical: true))
    #expect(node.size(60, 20) == Size(width: 104, height: 16))
  }

  @Test func aspectRatioFitsOrFills() {
    let fit = Sample.color.modified(.aspectRatio(2, fills: false))
    let fill = Sample.color.modified(.aspectRatio(2, fills: true))
    #expect(fit.size(100, 100) == Size(width: 100, height: 50))
    #expect(fill.size(100, 100) == Size(width: 200, height: 100))
    #expect(fit.size(nil, nil) == Size(width: 10, height: 10))
  }

  @Test func pictureKeepsItsOwnRatio() {
    var image = ImageContent(source: .asset("logo"), isResizable: true)
    image.naturalSize = Size(width: 30, height: 20)
    let node = ViewNode(.image(image)).modified(.aspectRatio(nil, fills: false))
    #expect(node.size(60, 60) == Size(width: 60, height: 40))
  }

  /// A nearly square picture is a square of cells, and on a phone as large as it is.
  @Test func aPictureThatIsNotResizableKeepsItsSize() {
    var image = ImageContent(source: .asset("truck"), isResizable: false)
    image.naturalSize = Size(width: 80, height: 75)
    let node = ViewNode(.image(image))
    #expect(node.size(200, 200, .phone) == Size(width: 80, height: 75))
    #expect(node.size(200, 200, .cells) == Size(width: 80, height: 80))
  }

  @Test func overlayNeverChangesTheSize() {
    let node = Sample.fixed(20, 20).modified(
      .overlay(Sample.fixed(80, 10), alignment: GuidePair(.trailing, .bottom)))
    let placed = node.placed(200, 50)
    #expect(placed.bounds.size == Size(width: 20, height: 20))
    #expect(placed.childBounds[1] == Rect(x: -60, y: 10, width: 80, height: 10))
  }

  @Test func offsetMovesOnlyTheChild() {
    let placed = Sample.fixed(20, 20).modified(.offset(Point(x: 5, y: -3))).placed(100, 100)
    #expect(placed.bounds == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(placed.childBounds == [Rect(x: 5, y: -3, width: 20, height: 20)])
  }

  @Test func positionTakesAllAndCentersTheChild() {
    let placed = Sample.fixed(20, 20).modified(.position(Point(x: 30, y: 40))).placed(100, 80)
    #expect(placed.bounds.size == Size(width: 100, height: 80))
    #expect(placed.childBounds == [Rect(x: 20, y: 30, width: 20, height: 20)])
  }

  @Test func viewThatFitsShowsTheFirstThatFits() {
    let views = [Sample.fixed(100, 20), Sample.fixed(60, 20), Sample.fixed(20, 20)]
    let node = ViewNode(.viewThatFits([.horizontal, .vertical]), children: views)
    #expect(node.size(80, 40).width == 60)
    #expect(node.size(10, 40).width == 20)
    #expect(node.size(nil, nil).width == 100)
    #expect(node.placed(80, 40).children.count == 1)
  }

  @Test func viewThatFitsHandsOutTheGuidesOfTheChosen() {
    let raised = Sample.fixed(20, 30).modified(
      .alignVertical(.top, GuideValue(of: .height, times: 0, plus: 10)))
    let fitting = ViewNode(.viewThatFits([.horizontal]), children: [Sample.fixed(90, 9), raised])
    let stack = Sample.hstack(spacing: 0, alignment: .top, fitting, Sample.fixed(20, 30))
    #expect(stack.placed(60, 100).childBounds.map(\.minY) == [0, 10])
  }

  @Test func geometryReaderFillsAndPlacesAtTheCorner() {
    let node = ViewNode(.geometryReader(ReaderContent(number: 0)), children: [Sample.fixed(20, 10)])
    let placed = node.placed(100, 50)
    #expect(placed.bounds.size == Size(width: 100, height: 50))
    #expect(placed.childBounds == [Rect(x: 0, y: 0, width: 20, height: 10)])
    #expect(node.size(nil, nil) == Size(width: 10, height: 10))
  }

  @Test func drawingModifiersKeepTheirChildsPlace() {
    let node = Sample.fixed(20, 10)
      .modified(.scale(x: 2, y: 2, anchor: .center)).modified(.hidden)
      .modified(.clip(.circle)).modified(.unsupported("blur"))
    let placed = node.placed(100, 100)
    #expect(placed.bounds == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(placed.leafBounds == [Rect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test func barsAreGreedyAndRingsSquare() {
    let bar = ViewNode(.progress(ProgressContent(value: .fraction(0.5))))
    let ring = ViewNode(.progress(ProgressContent(value: .fraction(0.5), form: .circular)))
    let gauge = ViewNode(.gauge(GaugeContent(fraction: 0.5, form: .circularCapacity)))
    #expect(bar.size(120, 40) == Size(width: 120, height: 4))
    #expect(ring.size(120, 40) == Size(width: 40, height: 40))
    #expect(gauge.size(nil, nil) == Size(width: 20, height: 20))
  }
}

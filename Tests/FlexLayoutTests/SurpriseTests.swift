import FlexLayout
import ReactScreens
import Testing
import ViewArchive

/// What is unlike CSS in React Native; one test for each surprise.
@Suite struct SurpriseTests {
  private let words = FlexNode.text([80, 80, 80, 80, 80, 80], line: 20)

  @Test func textInRowWithoutFlexPushesItsSiblingOut() throws {
    let icon = FlexNode.box(["width": 24, "height": 24])
    let row = FlexNode.box(["flexDirection": "row", "gap": 12], icon, words, icon)
    let frames = try FlexNode.screen(["padding": 16], row).frames()
    #expect(frames[3] == FlexPlace(x: 36, y: 0, width: 332, height: 40))
    #expect(frames[4].x == 380)
  }

  @Test(arguments: ["flex", "flexShrink"]) func flexibleTextInRowWraps(key: String) throws {
    let icon = FlexNode.box(["width": 24, "height": 24])
    let text = FlexNode.text([80, 80, 80, 80, 80, 80], line: 20, [key: 1])
    let row = FlexNode.box(["flexDirection": "row", "gap": 12], icon, text)
    let frames = try FlexNode.screen(["padding": 16], row).frames()
    #expect(frames[3].x == 36)
    #expect(frames[3].width <= 325)
    #expect(frames[3].height == 40)
  }

  @Test func flexStartsAtZeroBesideGrowingContent() throws {
    let row = FlexNode.box(
      ["flexDirection": "row"], .text([120], line: 20, ["flex": 1]),
      .text([120], line: 20, ["flexGrow": 1]))
    let frames = try FlexNode.screen([:], row).frames(width: 256.5)
    #expect(frames[2].width == 68.25)
    #expect(frames[3].width == 188.25)
  }

  @Test func absoluteChildWithoutInsetsIgnoresPadding() throws {
    let screen = FlexNode.screen(
      ["padding": 16, "borderWidth": 2],
      .box(["position": "absolute", "width": 10, "height": 10]))
    #expect(try screen.frames()[1] == FlexPlace(x: 2, y: 2, width: 10, height: 10))
    let strict = try screen.frames(errata: .strict)
    #expect(strict[1] == FlexPlace(x: 18, y: 18, width: 10, height: 10))
  }

  @Test func absolutePercentageIsOfContent() throws {
    let screen = FlexNode.screen(
      ["padding": 16], .box(["position": "absolute", "width": "50%", "height": 10]))
    #expect(try screen.frames()[1].width == 180.5)
    #expect(try screen.frames(errata: .strict)[1].width == 196.5)
  }

  @Test func absoluteCornerTouchesTheBorder() throws {
    let badge = FlexNode.box([
      "position": "absolute", "right": 0, "bottom": 0, "width": 10, "height": 10,
    ])
    let frames = try FlexNode.screen(["padding": 16, "borderWidth": 2], badge).frames()
    #expect(frames[1] == FlexPlace(x: 381, y: 747, width: 10, height: 10))
  }

  @Test func absoluteSidesGiveTheWidthOrLeftWins() throws {
    let sides: [String: FlexStyleValue] = ["position": "absolute", "left": 20, "right": 30]
    let frames = try FlexNode.screen(
      [:], .box(sides), .box(sides.merging(["width": 50]) { $1 })
    ).frames()
    #expect(frames[1].x == 20)
    #expect(frames[1].width == 343)
    #expect(frames[2].x == 20)
    #expect(frames[2].width == 50)
  }

  @Test func percentageOfAutomaticHeightIsOfTheOfferedOne() throws {
    let frames = try FlexNode.screen(
      ["padding": 10], .box([:], .box(["height": "50%"]), .box(["height": 20]))
    ).frames()
    // First 369.5 of the 739 offered; then the parent is measured as 389.5, of which this is half.
    #expect(frames[2].height == 194.75)
  }

  @Test func fullWidthWithMarginsOverflows() throws {
    let frames = try FlexNode.screen([:], .box(["width": "100%", "margin": 8])).frames()
    #expect(frames[1].x == 8)
    #expect(frames[1].width == 393)
  }

  @Test func flexInScrolledContentHasNoEffect() throws {
    let content = FlexNode.box([:], .box(["flex": 1], .box(["height": 30])), .box(["height": 40]))
    let frames = try FlexNode.screen([:], .box(["flex": 1, "overflow": "scroll"], content)).frames()
    #expect(frames[1].height == 759)
    #expect(frames[2].height == 70)
    #expect(frames[3].height == 30)
  }

  @Test func centeredChildrenAreAsWideAsTheirContent() throws {
    let frames = try FlexNode.screen(["alignItems": "center"], .text([93], line: 20)).frames()
    #expect(frames[1] == FlexPlace(x: 150, y: 0, width: 93, height: 20))
  }

  @Test func heightOfTextHolds() throws {
    let text = FlexNode.text([200, 200], line: 20, ["height": 10])
    #expect(try FlexNode.screen([:], text).frames()[1].height == 10)
  }

  @Test func negativeMarginsPullSiblings() throws {
    let frames = try FlexNode.screen(
      [:], .box(["height": 50, "marginBottom": -20]), .box(["height": 50])
    ).frames()
    #expect(frames[2].y == 30)
  }

  @Test func hiddenNodesHaveNoFrameAndNoGap() throws {
    let hidden = FlexNode.box(["display": "none", "height": 20, "margin": 5], .box(["height": 9]))
    let frames = try FlexNode.screen(
      ["gap": 10], .box(["height": 20]), hidden, .box(["height": 20])
    ).frames()
    #expect(frames[2] == .zero)
    #expect(frames[3] == .zero)
    #expect(frames[4].y == 30)
  }

  @Test func positiveFlexDoesNotShrink() throws {
    let frames = try FlexNode.screen(
      ["flexDirection": "row"], .box(["flex": 1, "flexBasis": 300]),
      .box(["flex": -1, "width": 300])
    ).frames()
    #expect(frames[1].width == 300)
    #expect(abs(frames[2].width - 93) < 0.001)
  }
}

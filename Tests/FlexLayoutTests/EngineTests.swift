import FlexLayout
import ReactScreens
import Testing
import ViewArchive

@Suite struct EngineTests {
  // MARK: Rules

  @Test func rowsFollowTheTextAndReverse() throws {
    let a = FlexNode.box(["width": 10, "marginStart": 3])
    let b = FlexNode.box(["width": 20])
    let row: [String: FlexStyleValue] = ["flexDirection": "row", "paddingStart": 5]
    let rightward = try FlexNode.screen(row, a, b).frames(width: 100)
    #expect(rightward[1...].map(\.x) == [8, 18])
    let leftward = try FlexNode.screen(row.merging(["direction": "rtl"]) { $1 }, a, b)
      .frames(width: 100)
    #expect(leftward[1...].map(\.x) == [82, 62])
    let reversed = try FlexNode.screen(["flexDirection": "row-reverse"], a, b).frames(width: 100)
    #expect(reversed[1...].map(\.x) == [90, 67])
    let column = try FlexNode.screen(["flexDirection": "column-reverse"], .box(["height": 5]))
      .frames(height: 50)
    #expect(column[1].y == 45)
  }

  @Test func baselinesAreAligned() throws {
    let row = FlexNode.box(
      ["flexDirection": "row", "alignItems": "baseline"],
      .text([30], line: 40, baseline: 32), .text([30], line: 20, baseline: 15),
      .box(["width": 10, "height": 10]))
    let frames = try FlexNode.screen([:], row).frames()
    #expect(frames[2...].map(\.y) == [0, 17, 22])
    #expect(frames[1].height == 40)
  }

  @Test func contentsAreLaidOutByTheParent() throws {
    let inner = FlexNode.box(["display": "contents", "padding": 50], .box(["flex": 1]))
    let frames = try FlexNode.screen(["flexDirection": "row"], inner, .box(["flex": 1])).frames()
    #expect(frames[1] == .zero)
    #expect(frames[2] == FlexPlace(x: 0, y: 0, width: 196.5, height: 759))
    #expect(frames[3].x == 196.5)
  }

  @Test func staticParentsAreNoContainingBlocks() throws {
    let badge = FlexNode.box(["position": "absolute", "right": 0, "width": 10, "height": 10])
    let style: [String: FlexStyleValue] = ["margin": 20, "width": 100, "height": 50]
    let relative = try FlexNode.screen([:], .box(style, badge)).frames()
    #expect(relative[2].x == 90)
    let fixed = try FlexNode.screen([:], .box(style.merging(["position": "static"]) { $1 }, badge))
      .frames()
    #expect(fixed[2].x == 363)
    var transformed = FlexNode.box(style.merging(["position": "static"]) { $1 }, badge)
    transformed.style.formsContainingBlock = true
    #expect(try FlexNode.screen([:], transformed).frames()[2].x == 90)
  }

  @Test func insetsMoveRelativeChildrenOnly() throws {
    let style: [String: FlexStyleValue] = ["height": 10, "left": 5, "bottom": "10%"]
    let frames = try FlexNode.screen(
      [:], .box(style), .box(style.merging(["position": "static"]) { $1 })
    ).frames(height: 200)
    #expect(frames[1].x == 5)
    #expect(frames[1].y == -20)
    #expect(frames[2].x == 0)
    #expect(frames[2].y == 10)
  }

  @Test func contentBoxLeavesPaddingOut() throws {
    let style: [String: FlexStyleValue] = ["width": 50, "height": 50, "padding": 5]
    let frames = try FlexNode.screen(
      [:], .box(style), .box(style.merging(["boxSizing": "content-box"]) { $1 })
    ).frames()
    #expect(frames[1].width == 50)
    #expect(frames[2].width == 60)
  }

  @Test func ratioGivesTheMissingSide() throws {
    let frames = try FlexNode.screen(
      [:], .box(["aspectRatio": "3 / 2"]), .box(["width": 30, "aspectRatio": 0.5])
    ).frames()
    #expect(frames[1].height == 262)
    #expect(frames[2].height == 60)
  }

  @Test func linesAreDistributed() throws {
    let box = FlexNode.box(["width": 40, "height": 10])
    let frames = try FlexNode.screen(
      ["flexDirection": "row", "flexWrap": "wrap", "alignContent": "space-between", "gap": 5],
      box, box, box
    ).frames(width: 100, height: 100)
    #expect(frames[1...].map(\.x) == [0, 45, 0])
    #expect(frames[1...].map(\.y) == [0, 0, 90])
  }

  @Test func limitsFreezeChildren() throws {
    let frames = try FlexNode.screen(
      ["flexDirection": "row"], .box(["flex": 1, "maxWidth": 50]), .box(["flex": 1]),
      .box(["flex": 2])
    ).frames(width: 350)
    #expect(frames[1...].map(\.width) == [50, 100, 200])
  }

  @Test func rootWithoutLimitIsAsLargeAsItsContent() throws {
    let frames = try FlexNode.screen(["padding": 5], .text([30, 40], line: 20))
      .frames(width: nil, height: nil)
    #expect(frames[0] == FlexPlace(x: 0, y: 0, width: 84, height: 30))
  }

  // MARK: Rounding

  @Test func edgesShareAPixelAndTextIsNotCut() throws {
    let third = FlexNode.box(["flex": 1])
    let row = FlexNode.screen(["flexDirection": "row"], third, third, third)
    let frames = try FlexEngine(pointScale: 1).frames(of: row, width: 100, height: 10)
    #expect(frames[1...].map(\.x) == [0, 33, 67])
    #expect(frames[1...].map(\.width) == [33, 34, 33])

    let text = FlexNode.screen(["alignItems": "flex-start"], .text([10.1], line: 20.5))
    let rounded = try FlexEngine(pointScale: 2).frames(of: text, width: 100, height: 100)
    #expect(rounded[1] == FlexPlace(x: 0, y: 0, width: 10.5, height: 20.5))
  }

  // MARK: Versions

  @Test func newerYogaKeepsLimitsWhileMeasuring() throws {
    let row = FlexNode.box(
      ["height": 20, "flexDirection": "row", "alignSelf": "flex-start"],
      .box(["width": 10, "minWidth": 50]))
    let screen = FlexNode.screen(["flexDirection": "row"], row)
    let old = try FlexEngine(pointScale: 0).frames(of: screen, width: 100, height: 100)
    let new = try FlexEngine(pointScale: 0, revision: .yoga2026)
      .frames(of: screen, width: 100, height: 100)
    #expect(old[1].width == 10)
    #expect(new[1].width == 50)
  }
}

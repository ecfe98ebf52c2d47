import FlexLayout
import ReactScreens
import Testing
import ViewArchive

@Suite struct StyleParserTests {
  @Test func narrowerNamesWin() throws {
    let style: [String: FlexStyleValue] = [
      "position": "absolute", "width": 100, "height": 100, "padding": 1, "paddingHorizontal": 2,
      "paddingLeft": 3, "paddingVertical": 4,
    ]
    let frames = try FlexNode.screen([:], .box(style, .box(["flex": 1]))).frames()
    #expect(frames[2] == FlexPlace(x: 3, y: 4, width: 95, height: 92))
  }

  @Test func startAndEndBeatLeftAndRight() throws {
    let child = FlexNode.box(["marginLeft": 5, "marginStart": 7, "marginEnd": 9, "height": 1])
    #expect(try FlexNode.screen([:], child).frames()[1].x == 7)
    #expect(try FlexNode.screen(["direction": "rtl"], child).frames()[1].x == 9)
  }

  @Test func namesByDirectionOfWriting() {
    let parsed = FlexStyleParser.parse([
      "marginInline": 1, "marginHorizontal": 9, "marginBlockStart": 2, "marginTop": 8,
      "marginBlockEnd": 3, "paddingInlineStart": "5%", "insetInlineEnd": 4, "insetBlock": 6,
    ])
    #expect(parsed.ignored.isEmpty)
    #expect(parsed.style.margin.horizontal == .points(1))
    #expect(parsed.style.margin.top == .points(8))
    #expect(parsed.style.margin.bottom == .points(3))
    #expect(parsed.style.padding.start == .percent(5))
    #expect(parsed.style.insets.end == .points(4))
    #expect(parsed.style.insets.vertical == .points(6))
  }

  @Test func insetFillsTheParent() throws {
    let frames = try FlexNode.screen([:], .box(["position": "absolute", "inset": 10])).frames()
    #expect(frames[1] == FlexPlace(x: 10, y: 10, width: 373, height: 739))
  }

  private static let ratios: [(FlexStyleValue, Double?)] = [
    ("16 / 9", 16.0 / 9), ("16/9", 16.0 / 9), ("1.5", 1.5), (2, 2), ("auto", nil), (0, nil),
    ("1 / 0", nil),
  ]

  @Test(arguments: Self.ratios) func aspectRatios(value: FlexStyleValue, ratio: Double?) {
    let parsed = FlexStyleParser.parse(["aspectRatio": value])
    #expect(parsed.style.sizes.aspectRatio == ratio)
    #expect(parsed.ignored.isEmpty)
  }

  @Test func lengths() {
    let parsed = FlexStyleParser.parse([
      "width": "50%", "height": "auto", "minWidth": "12", "gap": "10%", "flexBasis": 3,
      "flex": 1, "marginTop": -4, "top": .null,
    ])
    #expect(parsed.ignored.isEmpty)
    #expect(parsed.style.sizes.width == .percent(50))
    #expect(parsed.style.sizes.height == .auto)
    #expect(parsed.style.sizes.minimumWidth == .points(12))
    #expect(parsed.style.container.gap == .percent(10))
    #expect(parsed.style.item.basis == .points(3))
    #expect(parsed.style.item.flex == 1)
    #expect(parsed.style.margin.top == .points(-4))
    #expect(parsed.style.insets.top == nil)
  }

  @Test func keywords() {
    let parsed = FlexStyleParser.parse([
      "flexDirection": "row-reverse", "flexWrap": "wrap", "justifyContent": "space-evenly",
      "alignItems": "baseline", "alignContent": "space-between", "alignSelf": "auto",
      "display": "contents", "overflow": "scroll", "position": "static", "direction": "rtl",
      "boxSizing": "content-box",
    ])
    #expect(parsed.ignored.isEmpty)
    #expect(parsed.style.container.direction == .rowReverse)
    #expect(parsed.style.container.justifyContent == .spaceEvenly)
    #expect(parsed.style.item.alignSelf == nil)
    #expect(parsed.style.display == .contents)
    #expect(parsed.style.writingDirection == .rightToLeft)
    #expect(parsed.style.sizes.boxSizing == .contentBox)
  }

  @Test func whatHasNoEffectIsListed() {
    let parsed = FlexStyleParser.parse([
      "color": "red", "width": "wide", "padding": "auto", "height": -1, "transform": .other,
      "flexDirection": "diagonal", "borderWidth": "5%", "flex": .number(.infinity), "flexGrow": "1",
    ])
    #expect(
      parsed.ignored.map(\.key) == [
        "borderWidth", "color", "flex", "flexDirection", "flexGrow", "height", "padding",
        "transform", "width",
      ])
    #expect(parsed.ignored[1].reason == .notLayout)
    #expect(parsed.ignored[6].reason == .invalidValue("auto"))
    #expect(parsed.style == FlexStyle())
  }

  @Test func valuesOfAnotherTypeAreConverted() {
    let parsed = FlexStyleParser.parse(["width": 5, "height": 6]) { .number(Double($0)) }
    #expect(parsed.style.sizes.height == .points(6))
  }
}

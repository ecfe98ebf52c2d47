import Testing
import ViewArchive

@testable import ViewLayout

/// The rules that the layout oracle names, each in a small tree of our own with the frames its
/// README gives by hand: they hold where the oracle's file is not at hand.
@Suite struct OracleRuleTests {
  struct Rule: Sendable, CustomTestStringConvertible {
    var name: String
    var node: ViewNode
    var proposal: Proposal
    /// Of all layers, parents first: x, y, width, height.
    var frames: [[Double]]

    var testDescription: String { name }

    init(
      _ name: String, _ node: ViewNode, _ width: Double?, _ height: Double?, _ frames: [Double]...
    ) {
      self.name = name
      self.node = node
      proposal = Proposal(width: width, height: height)
      self.frames = frames
    }
  }

  private static let square = Sample.fixed(20, 20)
  private static let wide = Sample.fixed(40, 10)
  private static let circle = ViewNode(.shape(ShapeContent(.circle)))

  private static func raised(_ points: Double) -> ViewNode {
    square.modified(.alignVertical(.top, GuideValue(of: .height, times: 0, plus: points)))
  }

  static let rules: [Rule] = [
    Rule("leaf: a colour takes what is proposed", Sample.color, 30, 20, [0, 0, 30, 20]),
    Rule("leaf: and 10 where nothing is", Sample.color, nil, 20, [0, 0, 10, 20]),
    Rule("leaf: a circle is a square", circle, 30, 20, [0, 0, 20, 20]),
    Rule("leaf: text hugs its longest line", Sample.text("one three"), 48, nil, [0, 0, 40, 32]),
    Rule("leaf: a word longer than a line is cut", Sample.text("abcde"), 24, nil, [0, 0, 24, 32]),
    Rule("leaf: less than a column", Sample.text("abc"), 7, 16, [0, 0, 0, 16]),
    Rule(
      "stack: the least flexible is served first", Sample.hstack(spacing: 5, Sample.color, square),
      100, 30, [0, 0, 100, 30], [0, 0, 75, 30], [80, 5, 20, 20], [80, 5, 20, 20]),
    Rule(
      "stack: without a length along it everybody has the ideal",
      Sample.vstack(spacing: 4, Sample.color, square), 30, nil,
      [0, 0, 30, 34], [0, 0, 30, 10], [5, 14, 20, 20], [5, 14, 20, 20]),
    Rule(
      "priority: lower ones keep their minimum",
      Sample.hstack(spacing: 0, Sample.color.modified(.layoutPriority(1)), square), 50, 20,
      [0, 0, 50, 20], [0, 0, 30, 20], [0, 0, 30, 20], [30, 0, 20, 20], [30, 0, 20, 20]),
    Rule(
      "spacer: takes what is left, and at least 8", Sample.hstack(square, Sample.spacer, square),
      40, 20, [0, 0, 48, 20], [0, 0, 20, 20], [0, 0, 20, 20], [20, 10, 8, 0], [28, 0, 20, 20],
      [28, 0, 20, 20]),
    Rule(
      "divider: lies across its stack", Sample.vstack(spacing: 0, wide, Sample.divider), 80, 50,
      [0, 0, 80, 11], [20, 0, 40, 10], [20, 0, 40, 10], [0, 10, 80, 1]),
    Rule(
      "zstack: the union of its children",
      ViewNode(.zstack(GuidePair(.trailing, .top)), children: [wide, square]), 100, 100,
      [0, 0, 40, 20], [0, 0, 40, 10], [0, 0, 40, 10], [20, 0, 20, 20], [20, 0, 20, 20]),
    Rule(
      "padding: proposes less and adds it again",
      Sample.color.modified(.padding(Insets(top: 2, leading: 4, bottom: 6, trailing: 8))), 50, 40,
      [0, 0, 50, 40], [4, 2, 38, 32]),
    Rule(
      "frame: a length not given is the child's", square.frame(60, nil, GuidePair(.trailing, .top)),
      100, 100, [0, 0, 60, 20], [40, 0, 20, 20], [40, 0, 20, 20]),
    Rule(
      "flexFrame: fills up to its maximum", square.flexFrame(maxWidth: 50), 100, 100,
      [0, 0, 50, 20], [15, 0, 20, 20], [15, 0, 20, 20]),
    Rule(
      "flexFrame: keeps its minimum", square.flexFrame(minWidth: 50), 10, 100,
      [0, 0, 50, 20], [15, 0, 20, 20], [15, 0, 20, 20]),
    Rule(
      "fixedSize: asks for the ideal",
      Sample.text("one two").modified(.fixedSize(horizontal: true, vertical: false)), 24, 40,
      [0, 0, 56, 16], [0, 0, 56, 16]),
    Rule(
      "aspect: fits", Sample.color.modified(.aspectRatio(2, fills: false)), 60, 60,
      [0, 0, 60, 30], [0, 0, 60, 30]),
    Rule(
      "aspect: fills", Sample.color.modified(.aspectRatio(2, fills: true)), 60, 60,
      [0, 0, 120, 60], [0, 0, 120, 60]),
    Rule(
      "offset: moves the child alone", square.modified(.offset(Point(x: 3, y: -4))), 60, 60,
      [0, 0, 20, 20], [3, -4, 20, 20], [3, -4, 20, 20]),
    Rule(
      "position: takes all and centres the child there",
      square.modified(.position(Point(x: 30, y: 15))), 60, 40,
      [0, 0, 60, 40], [20, 5, 20, 20], [20, 5, 20, 20]),
    Rule(
      "overlay: is proposed the size of what it lies on",
      square.modified(.overlay(Sample.color, alignment: .center)), 60, 60,
      [0, 0, 20, 20], [0, 0, 20, 20], [0, 0, 20, 20], [0, 0, 20, 20]),
    Rule(
      "background: is aligned with it, whatever its size",
      square.modified(.background(wide, alignment: GuidePair(.leading, .bottom))), 60, 60,
      [0, 0, 20, 20], [0, 0, 20, 20], [0, 0, 20, 20], [0, 10, 40, 10], [0, 10, 40, 10]),
    Rule(
      "guide: lines up where the view says",
      Sample.hstack(spacing: 0, alignment: .top, raised(5), square), 60, 60,
      [0, 0, 40, 25], [0, 0, 20, 20], [0, 0, 20, 20], [0, 0, 20, 20], [20, 5, 20, 20],
      [20, 5, 20, 20]),
    Rule(
      "guide: stops at containers of several views",
      Sample.hstack(
        spacing: 0, alignment: .top, Sample.hstack(spacing: 0, alignment: .top, raised(5), square),
        square), 60, 60,
      [0, 0, 60, 25], [0, 0, 40, 25], [0, 0, 20, 20], [0, 0, 20, 20], [0, 0, 20, 20],
      [20, 5, 20, 20], [20, 5, 20, 20], [40, 0, 20, 20], [40, 0, 20, 20]),
    Rule(
      "baseline: the first of a column",
      Sample.hstack(
        spacing: 0, alignment: .firstTextBaseline, square,
        Sample.vstack(Sample.text("a"), Sample.text("b"))), 60, 60,
      [0, 0, 28, 40], [0, 0, 20, 20], [0, 0, 20, 20], [20, 8, 8, 32], [20, 8, 8, 16],
      [20, 24, 8, 16]),
    Rule(
      "fits: the first that does",
      ViewNode(.viewThatFits([.horizontal]), children: [wide, square]), 30, 5,
      [0, 0, 20, 20], [0, 0, 20, 20], [0, 0, 20, 20]),
    Rule(
      "spacing: 8, and none between texts",
      Sample.vstack(Sample.text("a"), Sample.text("b"), square), nil, nil,
      [0, 0, 20, 60], [6, 0, 8, 16], [6, 16, 8, 16], [0, 40, 20, 20], [0, 40, 20, 20]),
    Rule(
      "grid: the widest of a column, the highest of a row",
      ViewNode(
        .grid(GridContent(horizontalSpacing: 2, verticalSpacing: 3)),
        children: [
          ViewNode(.gridRow(nil), children: [square, wide]),
          ViewNode(.gridRow(.bottom), children: [wide, square]),
        ]), 200, 200,
      [0, 0, 82, 43], [10, 0, 72, 20], [10, 0, 20, 20], [10, 0, 20, 20], [42, 5, 40, 10],
      [42, 5, 40, 10], [0, 23, 72, 20], [0, 33, 40, 10], [0, 33, 40, 10], [52, 23, 20, 20],
      [52, 23, 20, 20]),
    Rule(
      "island: sides beside the camera, bottom below both",
      Sample.island(
        Sample.region(.leading, square), Sample.region(.trailing, wide),
        Sample.region(.bottom, square)), 339, 128,
      [0, 0, 339, 48], [0, 0, 20, 20], [0, 0, 20, 20], [0, 0, 20, 20], [299, 0, 40, 10],
      [299, 0, 40, 10], [299, 0, 40, 10], [0, 28, 20, 20], [0, 28, 20, 20], [0, 28, 20, 20]),
  ]

  @Test(arguments: rules)
  func everyLayerIsWhereTheRuleSays(_ rule: Rule) {
    var frames: [[Double]] = []
    rule.node.placed(rule.proposal.width, rule.proposal.height).walk {
      frames.append([$0.bounds.minX, $0.bounds.minY, $0.bounds.width, $0.bounds.height])
    }
    #expect(frames == rule.frames)
  }
}

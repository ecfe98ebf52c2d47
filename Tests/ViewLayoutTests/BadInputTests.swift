import Testing
import ViewArchive

@testable import ViewLayout

/// What no one should write is laid out sensibly or named; nothing traps.
@Suite struct BadInputTests {
  private static let lengths: [Double] = [
    .infinity, -.infinity, .nan, -1, -1e300, 1e300, .leastNonzeroMagnitude,
  ]

  @Test(arguments: BadInputTests.lengths)
  func noLengthTraps(_ length: Double) {
    let text = Sample.text("one two")
    let limits = FlexFrame(
      minWidth: length, idealWidth: length, maxWidth: 40, minHeight: 20, idealHeight: length,
      maxHeight: length)
    let nodes = [
      text.frame(length, length), text.padding(length), text.modified(.flexFrame(limits)),
      text.modified(.offset(Point(x: length, y: length))),
      text.modified(.position(Point(x: length, y: length))),
      text.modified(.aspectRatio(length, fills: true)), text.modified(.layoutPriority(length)),
      Sample.hstack(spacing: length, text, text), Sample.vstack(spacing: length, text, text),
      ViewNode(.spacer(minLength: length)), Sample.symbol(length),
      text.modified(.alignVertical(.top, GuideValue(of: .height, times: length, plus: length))),
      ViewNode(
        .grid(GridContent(horizontalSpacing: length, verticalSpacing: length)),
        children: [ViewNode(.gridRow(nil), children: [text, text])]),
      ViewNode(
        .island(
          IslandContent(
            camera: Size(width: length, height: length), margins: Insets(all: length))),
        children: [Sample.region(.leading, text), Sample.region(.trailing, priority: length, text)]),
    ]
    for node in nodes {
      for metrics in [LayoutMetrics.exact, .cells] {
        for proposal in [100, nil, 0, length] as [Double?] {
          var isDefined = true
          node.placed(proposal, proposal, metrics).walk { placed in
            let bounds = placed.bounds
            isDefined =
              isDefined
              && [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy { !$0.isNaN }
          }
          #expect(isDefined, "\(node.dump()) in \(String(describing: proposal))")
        }
      }
    }
  }

  @Test func invertedLimitsGiveTheLeast() {
    let node = Sample.color.flexFrame(minWidth: 60, maxWidth: 20)
    #expect(node.size(40, 10).width == 60)
    #expect(node.size(100, 10).width == 60)
  }

  @Test func negativePaddingOfMoreThanTheViewLeavesNothing() {
    #expect(Sample.fixed(20, 10).padding(-30).size(100, 100) == .zero)
  }

  @Test func aNegativeSpacingLaysViewsOverEachOther() {
    let row = Sample.hstack(spacing: -8, Sample.fixed(20, 10), Sample.fixed(20, 10))
    #expect(row.placed(100, 10).childBounds.map(\.minX) == [0, 12])
  }

  private func nested(_ levels: Int) -> ViewNode {
    (0..<levels).reduce(Sample.text("deep")) { node, level in
      level.isMultiple(of: 2)
        ? Sample.hstack(spacing: 0, node, Sample.spacer) : Sample.vstack(spacing: 0, node)
    }
  }

  @Test(arguments: [LayoutMetrics.exact, .cells])
  func aHundredLevelsAreLaidOut(_ metrics: LayoutMetrics) {
    #expect(nested(100).placed(800, 32, metrics).lineTexts == ["deep"])
  }

  @Test func whatIsTooDeepIsNamed() {
    let padded = (0..<300).reduce(Sample.text("deep")) { node, _ in node.padding(0) }
    #expect(padded.placed(800, 32).lineTexts.isEmpty)
    var names: [String] = []
    let stacks = (0..<400).reduce(Sample.text("deep")) { node, _ in Sample.vstack(node) }
    stacks.placed(800, 320).walk {
      if case .view(.unsupported(let name)) = $0.element { names.append(name) }
    }
    #expect(names == ["too deep"])
  }

  @Test func longWordsAndEmptyTextsAreLaidOut() {
    let word = String(repeating: "x", count: 10_000)
    #expect(Sample.text(word).size(80, 160, .cells) == Size(width: 80, height: 160))
    #expect(Sample.text("").size(80, 160, .cells) == Size(width: 0, height: 16))
  }
}

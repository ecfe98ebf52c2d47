import Testing
import ViewArchive

@testable import ViewLayout

/// What a layout costs, in measures.
@Suite struct LayoutBudgetTests {
  private func engine(_ metrics: LayoutMetrics = .exact) -> LayoutEngine {
    LayoutEngine(context: LayoutContext(metrics: metrics, time: Sample.time))
  }

  @Test func oneMeasurePerNodeAndProposal() {
    var engine = engine()
    let node = Sample.hstack(spacing: 0, Sample.color, Sample.fixed(40, 20))
    _ = engine.layout(node, in: Proposal(width: 100, height: 20))
    // The stack once; the colour at 0, at infinity and at its share; the frame and the colour
    // inside it, which are asked the same, at 0, infinity and the share.
    #expect(engine.measureCount == 1 + 3 + 3 + 1)
  }

  @Test func secondLayoutOfTheSameIsFree() {
    var engine = engine()
    let node = Sample.vstack(Sample.text("one two"), Sample.spacer, Sample.color.padding(4))
    let proposal = Proposal(width: 40, height: 90)
    let size = engine.measure(node, in: proposal)
    _ = engine.layout(node, in: proposal)
    let count = engine.measureCount
    #expect(engine.layout(node, in: proposal).bounds.size == size)
    #expect(engine.measureCount == count)
  }

  @Test(arguments: [LayoutMetrics.exact, .cells])
  func typicalIslandCostsAFewMeasuresPerLayer(_ metrics: LayoutMetrics) {
    let titles = Sample.vstack(
      alignment: .leading, Sample.text("Pizza", lines: 1), Sample.text("on its way", lines: 1))
    let bar = ViewNode(.progress(ProgressContent(value: .fraction(0.4))))
    let node = Sample.island(
      Sample.region(.leading, Sample.hstack(Sample.symbol(17), titles)),
      Sample.region(.trailing, Sample.timer(754, alignment: .trailing).frame(60)),
      Sample.region(.center, Sample.text("Arriving soon", lines: 1)),
      Sample.region(.bottom, Sample.vstack(bar, Sample.hstack(titles, Sample.spacer, titles))))
    var layers = 0
    node.walk { layers += 1 + $0.modifiers.count }
    var engine = engine(metrics)
    _ = engine.layout(node, in: Proposal(width: 336, height: 160))
    #expect(engine.measureCount < layers * 12)
  }

  @Test(arguments: [LayoutMetrics.exact, .cells])
  func twiceTheViewsCostTwiceTheMeasures(_ metrics: LayoutMetrics) {
    func measures(_ rows: Int) -> Int {
      let row = Sample.hstack(Sample.symbol(17), Sample.text("Row"), Sample.spacer, Sample.color)
      let column = ViewNode(
        .vstack(StackContent(alignment: .leading)), children: (0..<rows).map { _ in row })
      var engine = engine(metrics)
      _ = engine.layout(column, in: Proposal(width: 800, height: 8000))
      return engine.measureCount
    }
    #expect(measures(200) <= 2 * measures(100))
    #expect(measures(400) <= 2 * measures(200))
  }

  @Test(arguments: [LayoutMetrics.exact, .cells])
  func nestingCostsNoMoreThanAFewMeasuresPerLayer(_ metrics: LayoutMetrics) {
    var engine = engine(metrics)
    var node = Sample.text("one two three")
    for level in 0..<24 {
      node =
        level.isMultiple(of: 2)
        ? Sample.hstack(node, Sample.color) : Sample.vstack(node, Sample.spacer)
    }
    _ = engine.layout(node, in: Proposal(width: 800, height: 800))
    let layers = 24 * 2 + 1
    #expect(engine.measureCount < layers * 12)
  }
}

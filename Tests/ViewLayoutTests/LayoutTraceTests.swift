import Testing
import ViewArchive

@testable import ViewLayout

/// Who offered what, and what was taken.
struct LayoutTraceTests {
  private func placed(
    _ node: ViewNode, _ width: Double?, _ height: Double?, _ metrics: LayoutMetrics = .exact,
    isTraced: Bool = true
  ) -> PlacedNode {
    var engine = LayoutEngine(
      context: LayoutContext(metrics: metrics, time: Sample.time, isTraced: isTraced))
    return engine.layout(node, in: Proposal(width: width, height: height))
  }

  @Test func everyLayerSaysWhatItWasOffered() {
    var text = Sample.text("Pizza")
    text.places = [SourcePlace(file: "/a/Card.swift", line: 12)]
    text = text.modified(.padding(Insets(all: 10)))
      .modified(.fixedSize(horizontal: true, vertical: false))
      .modified(.layoutPriority(1)).modified(.frame(width: 60, height: nil, alignment: .center))
    #expect(
      placed(text, 100, 80).dump() == """
        .frame w60  (0, 0) 60×36  offered 100×80
          .layoutPriority 1  (0, 0) 60×36  offered 60×80
            .fixedSize horizontal  (0, 0) 60×36  offered 60×80
              .padding 10  (0, 0) 60×36  offered ideal×80
                text "Pizza"  (10, 10) 40×16  offered ideal×60  Card.swift:12
                  "Pizza"  (10, 10) 40×16
        """)
  }

  @Test func aStackOffersWhatItDecidedLast() {
    let node = ViewNode(
      .hstack(StackContent(alignment: .center, spacing: 0)),
      children: [Sample.color, Sample.fixed(30, 10)])
    let stack = placed(node, 100, 20)
    #expect(
      stack.children.map { $0.trace?.proposal } == [
        Proposal(width: 70, height: 20), Proposal(width: 50, height: 20),
      ])
  }

  @Test func rowsAndRegionsHaveLinesButWereOfferedNothing() {
    let place = SourcePlace(file: "A.swift", line: 3)
    let region = ViewNode(
      .islandRegion(IslandRegionContent(position: .bottom)), children: [Sample.text("b")],
      places: [place])
    let island = ViewNode(
      .island(IslandContent(camera: Size(width: 126, height: 37), margins: Insets(all: 16))),
      children: [region])
    #expect(placed(island, 300, 100).children.map(\.trace) == [LayoutTrace(places: [place])])
    let row = ViewNode(.gridRow(nil), children: [Sample.text("a")], places: [place])
    let grid = ViewNode(.grid(GridContent()), children: [row])
    #expect(placed(grid, 300, 100).children.map(\.trace) == [LayoutTrace(places: [place])])
  }

  /// A finding of the phone's layout is shown on the cells' by the layer's name.
  @Test func aLayerHasTheSameNameWithAllMetrics() {
    let node = ViewNode(
      .vstack(StackContent(alignment: .leading)),
      children: [
        ViewNode(
          .viewThatFits([.horizontal]),
          children: [Sample.text("a title much too long for it"), Sample.text("short")]),
        Sample.text("end").modified(.padding(Insets(all: 4)))
          .modified(.background(Sample.color, alignment: .center)),
      ])
    func layers(_ metrics: LayoutMetrics, _ width: Double) -> [String: Int] {
      var found: [String: Int] = [:]
      placed(node, width, 100, metrics).walk { node in
        guard case .view(.text(let text)) = node.element,
          case .literal(let literal)? = text.runs.first?.content
        else { return }
        found[literal] = node.trace?.layer
      }
      return found
    }
    let phone = layers(.phone, 60)
    #expect(phone.keys.sorted() == ["end", "short"])
    #expect(layers(.cells, 64) == phone)
    #expect(layers(.cells, 400)["end"] == phone["end"])
  }

  @Test func nothingIsTracedUnlessAskedForAndNothingElseChanges() {
    let node = ViewNode(
      .vstack(StackContent(alignment: .leading)),
      children: [Sample.text("a"), Sample.text("b").modified(.padding(Insets(all: 4)))])
    var traced = placed(node, 100, 100)
    let plain = placed(node, 100, 100, isTraced: false)
    var count = 0
    plain.walk { if $0.trace != nil { count += 1 } }
    #expect(count == 0)
    #expect(traced != plain)
    traced.forgetTraces()
    #expect(traced == plain)
  }
}

extension PlacedNode {
  fileprivate mutating func forgetTraces() {
    trace = nil
    for index in children.indices { children[index].forgetTraces() }
  }
}

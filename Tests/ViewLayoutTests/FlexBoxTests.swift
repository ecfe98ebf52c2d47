import Testing
import ViewArchive

@testable import ViewLayout

/// Boxes of React Native's layout: in points as Yoga has them, among cells in whole ones.
@Suite struct FlexBoxTests {
  private func box(_ set: (inout FlexStyle) -> Void = { _ in }, _ children: ViewNode...) -> ViewNode
  {
    var style = FlexStyle()
    set(&style)
    return ViewNode(.flex(style), children: children)
  }

  private func text(
    _ string: String, size: Double = 14, lines: Int? = nil, center: Bool = false,
    _ set: (inout FlexStyle) -> Void = { _ in }
  ) -> ViewNode {
    var content = TextContent(
      string, style: RunStyle(font: FontValue(size: .points(size))))
    content.lineLimit = lines
    if center { content.alignment = .center }
    return box(set, ViewNode(.text(content)))
  }

  private static let button = IntentReference(id: "1", typeName: "", title: "")

  // MARK: In points

  /// What is between two boxes does not change how they are laid out.
  @Test func boxesAreFoundInsideControlsAndModifiers() {
    let inner = box {
      $0.sizes.width = .percent(50)
      $0.sizes.height = .percent(100)
    }
    let dressed = ViewNode(.button(Self.button), children: [inner.modified(.opacity(0.5))])
      .modified(.background(Sample.color, alignment: .center))
      .modified(.offset(Point(x: 3, y: 0)))
    for child in [inner, dressed] {
      let placed = box({ $0.padding = FlexEdges(all: .points(10)) }, child).placed(200, 100)
      var found: [Rect] = []
      placed.walk { if case .view(.flex) = $0.element { found.append($0.bounds) } }
      #expect(found.count == 2)
      #expect(found[1].size == Size(width: 90, height: 80))
      #expect(placed.childBounds == [Rect(x: 10, y: 10, width: 90, height: 80)])
    }
  }

  /// An absolute box that fills its containing block, two boxes further out.
  @Test func absoluteBoxesReferToTheirContainingBlock() {
    let filling = box {
      $0.position = .absolute
      $0.insets = FlexEdges(all: .points(0))
    }
    let middle = box({ $0.position = .static }, filling)
    let placed = box({ $0.sizes.height = .points(80) }, middle).placed(200, 300)
    #expect(placed.children[0].children[0].bounds.size == Size(width: 200, height: 80))
  }

  @Test func textIsMeasuredByItsLetters() {
    let placed = box({ $0.container.alignItems = .flexStart }, text("four")).placed(200, 100)
    #expect(placed.childBounds == [Rect(x: 0, y: 0, width: 32, height: 16)])
    #expect(placed.lineTexts == ["four"])
  }

  @Test func boxesThatAreNotShownAreLeftOut() {
    let placed = box({ _ in }, box { $0.display = .none }, text("here")).placed(200, 100)
    #expect(placed.children.count == 1)
  }

  /// The height by itself leaves what scrolls a few rows, so that a low terminal shows the rest.
  @Test func scrollingBoxHasALowHeightOfItsOwn() {
    let long = box { $0.sizes.height = .points(5_000) }
    let scrolling = box(
      {
        $0.overflow = .scroll
        $0.item.grow = 1
        $0.item.shrink = 1
      }, long)
    let screen = box({ _ in }, box { $0.sizes.height = .points(44) }, scrolling)
    #expect(screen.size(200, nil) == Size(width: 200, height: 204))
    #expect(screen.placed(200, 600).childHeights == [44, 556])
  }

  @Test func viewsOfOtherKindsAreContent() {
    let placed = box({ $0.container.direction = .row }, Sample.fixed(30, 10), Sample.fixed(20, 10))
      .placed(200, 40)
    #expect(placed.childBounds.map(\.minX) == [0, 30])
  }

  // MARK: Among cells

  private func rows(_ placed: PlacedNode) -> [(first: Double, count: Double)] {
    placed.children.map {
      ($0.bounds.minY / CellMetric.height, $0.bounds.height / CellMetric.height)
    }
  }

  /// A row of 44 points is 3 lines, wherever it stands.
  @Test func equalBoxesHaveEquallyManyRows() {
    let list = ViewNode(
      .flex(FlexStyle()), children: (0..<6).map { _ in box { $0.sizes.height = .points(44) } })
    let rows = rows(list.placed(392, 600, .cells))
    #expect(rows.map(\.count) == [3, 3, 3, 3, 3, 3])
    #expect(rows.map(\.first) == [0, 3, 6, 9, 12, 15])
  }

  /// Everything is in whole cells, also shares of a width.
  @Test func boxesAreOfWholeCells() {
    let third = box { $0.item.flex = 1 }
    let row = box(
      {
        $0.container.direction = .row
        $0.sizes.height = .points(20)
        $0.container.gap = .points(5)
      }, third, third, third)
    let placed = box({ $0.padding = FlexEdges(all: .points(10)) }, row).placed(392, 300, .cells)
    var count = 0
    placed.walk { node in
      count += 1
      for value in [node.bounds.minX, node.bounds.width] {
        #expect(value.truncatingRemainder(dividingBy: 8) == 0)
      }
      for value in [node.bounds.minY, node.bounds.height] {
        #expect(value.truncatingRemainder(dividingBy: 16) == 0)
      }
    }
    #expect(count == 5)
  }

  @Test func centredTextsAreCentred() {
    let screen = box(
      {
        $0.container.justifyContent = .center
        $0.container.alignItems = .center
      }, text("one"), text("three"))
    let placed = screen.placed(400, 160, .cells)
    #expect(
      placed.childBounds == [
        Rect(x: 184, y: 64, width: 24, height: 16), Rect(x: 176, y: 80, width: 40, height: 16),
      ])
    let wide = text("one", center: true).placed(400, 16, .cells)
    #expect(wide.childBounds.map(\.minX) == [184])
  }

  /// A label that fits its button on a phone keeps its line among cells, over the paddings.
  @Test func textThatFitsOnAPhoneIsNotCut() {
    let label = text("Start ride", size: 12, lines: 1, center: true)
    let button = box(
      {
        $0.padding.horizontal = .points(8)
        $0.sizes.width = .points(80)
        $0.sizes.height = .points(32)
        $0.container.justifyContent = .center
      }, label)
    let placed = box({ $0.container.alignItems = .center }, button).placed(400, 64, .cells)
    #expect(placed.lineTexts == ["Start ride"])
    var line: Rect?
    placed.walk { if let found = $0.lines.first { line = found.bounds } }
    #expect(line == Rect(x: 160, y: 0, width: 80, height: 16))
  }

  /// A paragraph is wrapped to its box.
  @Test func paragraphIsWrapped() {
    let words = "a paragraph of some words that needs several lines on a phone as well"
    let placed = text(words).placed(160, 400, .cells)
    #expect(placed.lineTexts.count >= 4)
    #expect(placed.lineTexts.allSatisfy { $0.count <= 20 })
  }

  /// Two texts that fit beside each other on a phone stay beside each other, the longer one wrapped.
  @Test func rowThatFitsOnAPhoneStaysInItsWidth() {
    let row = box(
      { $0.container.direction = .row }, box({ _ in }, text("a label of small letters", size: 11)),
      box({ _ in }, text("and its value there", size: 11)))
    let placed = row.placed(272, 100, .cells)
    #expect(placed.children.allSatisfy { $0.bounds.maxX <= 272 })
    #expect(placed.children[1].bounds.minX >= placed.children[0].bounds.maxX)
  }

  /// The tree comes from another process: no length may stop the layout.
  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func impossibleLengthsAreHarmless(length: Double) {
    for metrics in [LayoutMetrics.exact, .cells, .phone] {
      let node = box(
        {
          $0.padding = FlexEdges(all: .points(length))
          $0.container.gap = .percent(length)
        },
        text("a") {
          $0.sizes.width = .points(length)
          $0.sizes.aspectRatio = length
          $0.item.flex = length
          $0.margin.left = .points(length)
        })
      let bounds = node.placed(100, 100, metrics).bounds
      #expect(bounds.size.width.isFinite && bounds.size.height.isFinite)
    }
  }
}

import Testing
import ViewArchive

@testable import ViewLayout

/// A small generator with a seed, so that a failing tree can be made again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// Trees of every node kind and modifier, with lengths no one should write.
@Suite struct RandomTreeTests {
  private static let proposals = [
    Proposal.unspecified, .zero, .infinity, Proposal(width: 1, height: 1),
    Proposal(width: 371, height: 160), Proposal(width: 52.33, height: 36.67),
    Proposal(width: .infinity, height: 16), Proposal(width: nil, height: .infinity),
    Proposal(width: 80, height: nil),
  ]

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func everyTreeIsPlacedTheSameTwice(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let node = ViewNode.random(depth: 5, using: &generator)
    for metrics in [LayoutMetrics.exact, .cells] {
      for proposal in Self.proposals {
        let context = LayoutContext(metrics: metrics, time: Sample.time)
        var first = LayoutEngine(context: context)
        var second = LayoutEngine(context: context)
        let lengths = first.layout(node, in: proposal).lengths
        let isDefined = lengths.allSatisfy { !$0.isNaN }
        #expect(isDefined, "\(proposal)")
        let isSame = lengths == second.layout(node, in: proposal).lengths
        #expect(isSame, "\(proposal)")
      }
    }
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func everythingFallsOnWholeCells(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let node = ViewNode.random(depth: 5, using: &generator)
    for proposal in Self.proposals where proposal.width != .infinity && proposal.height != .infinity
    {
      node.placed(proposal.width, proposal.height, .cells).walk { placed in
        let isOnCells = placed.bounds.isOnCells && placed.lines.allSatisfy(\.bounds.isOnCells)
        #expect(isOnCells, "\(proposal) \(placed.bounds) \(placed.name)")
        let isOverlapping = zip(placed.lines, placed.lines.dropFirst()).contains { line, next in
          line.bounds.maxY > next.bounds.minY
        }
        #expect(!isOverlapping)
      }
    }
  }
}

extension PlacedNode {
  /// The first word of what is placed, for messages.
  fileprivate var name: String {
    switch element {
    case .view(let kind): String("\(kind)".prefix(40))
    case .modifier(let modifier): String("\(modifier)".prefix(40))
    }
  }

  /// The numbers of all rectangles of the views and their lines.
  fileprivate var lengths: [Double] {
    var lengths: [Double] = []
    walk { node in
      for rect in [node.bounds] + node.lines.map(\.bounds) {
        lengths += [rect.minX, rect.minY, rect.width, rect.height]
      }
    }
    return lengths
  }
}

extension Rect {
  fileprivate var isOnCells: Bool {
    zip([minX, minY, width, height], [8.0, 16, 8, 16]).allSatisfy { length, cell in
      !length.isFinite || abs(length / cell - (length / cell).rounded()) < 1e-6
    }
  }
}

extension ViewNode {
  static func random(depth: Int, using generator: inout SeededGenerator) -> ViewNode {
    var node = depth > 0 ? container(depth, &generator) : leaf(&generator)
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      node = node.modified(modifier(depth, &generator))
    }
    return node
  }

  private static func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private static func length(_ generator: inout SeededGenerator) -> Double {
    pick([0, 1, 3, 8, 12, 16, 20, 44, 60, 100, 371, -4, 1e9, 0.3], &generator)
  }

  private static func limit(_ generator: inout SeededGenerator) -> Double? {
    pick([nil, nil, 0, 10, 32, 50, 120, .infinity, -1, .nan], &generator)
  }

  private static func alignment(_ generator: inout SeededGenerator) -> GuidePair {
    GuidePair(pick(HorizontalGuide.allCases, &generator), pick(VerticalGuide.allCases, &generator))
  }

  private static func leaf(_ generator: inout SeededGenerator) -> ViewNode {
    let words = ["", "a", "12 min", "Your driver is here", "配達員が到着", "👩‍👩‍👧‍👦 🇩🇪 ok", "a\nb"]
    var text = TextContent(pick(words, &generator))
    text.lineLimit = pick([nil, 1, 2, 0], &generator)
    text.minimumScaleFactor = pick([1, 0.5, 0], &generator)
    text.truncation = pick([.head, .middle, .tail], &generator)
    text.lineSpacing = pick([0, 4, -3], &generator)
    text.reservedLines = pick([0, 2], &generator)
    return pick(
      [
        .empty, Sample.color, Sample.divider, Sample.spacer, Sample.timer(754),
        ViewNode(.text(text)), ViewNode(.text(text)), Sample.symbol(length(&generator)),
        ViewNode(.spacer(minLength: length(&generator))),
        ViewNode(.shape(ShapeContent(.circle))), ViewNode(.shape(ShapeContent(.capsule))),
        ViewNode(.image(ImageContent(source: .asset("a"), isResizable: true))),
        ViewNode(.image(ImageContent(source: .asset("a")))),
        ViewNode(.progress(ProgressContent(value: .indeterminate))),
        ViewNode(.progress(ProgressContent(value: .fraction(1), form: .circular))),
        ViewNode(.gauge(GaugeContent(fraction: 0.2, form: .circular))),
        ViewNode(.unsupported("Chart")),
      ], &generator)
  }

  private static func container(_ depth: Int, _ generator: inout SeededGenerator) -> ViewNode {
    let children = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      random(depth: depth - Int.random(in: 1...depth, using: &generator), using: &generator)
    }
    let pair = alignment(&generator)
    let spacing = pick([nil, nil, 0, 3, 8, -6, 1e9] as [Double?], &generator)
    let kind: NodeKind = pick(
      [
        .hstack(StackContent(alignment: pair.vertical, spacing: spacing)),
        .vstack(StackContent(alignment: pair.horizontal, spacing: spacing)),
        .hstack(StackContent(alignment: pair.vertical)),
        .vstack(StackContent(alignment: pair.horizontal)),
        .zstack(pair), .viewThatFits([.horizontal]), .viewThatFits([.horizontal, .vertical]),
        .geometryReader, .button(nil), .toggle(isOn: true, nil), .unsupported("Form"),
        .grid(GridContent(alignment: pair, horizontalSpacing: spacing)), .gridRow(nil),
        .island(
          IslandContent(
            camera: Size(width: 126, height: 37), margins: Insets(all: length(&generator)))),
      ], &generator)
    switch kind {
    case .grid:
      let rows = children.map {
        ViewNode(.gridRow(pick([nil, .top], &generator)), children: [$0, leaf(&generator)])
      }
      return ViewNode(kind, children: rows + children.prefix(1))
    case .island:
      let positions: [IslandRegionContent.Position] = [.leading, .trailing, .center, .bottom]
      let regions = children.map {
        ViewNode(
          .islandRegion(
            IslandRegionContent(
              position: pick(positions, &generator), priority: pick([0, 1], &generator),
              contentMargins: PartialInsets(top: pick([nil, 4], &generator)))),
          children: [$0, leaf(&generator)])
      }
      return ViewNode(kind, children: regions)
    default: return ViewNode(kind, children: children)
    }
  }

  private static func modifier(_ depth: Int, _ generator: inout SeededGenerator) -> NodeModifier {
    let pair = alignment(&generator)
    let content =
      depth > 2 ? random(depth: depth - 3, using: &generator) : leaf(&generator)
    let flexible = FlexFrame(
      minWidth: limit(&generator), idealWidth: limit(&generator), maxWidth: limit(&generator),
      minHeight: limit(&generator), idealHeight: limit(&generator), maxHeight: limit(&generator),
      alignment: pair)
    let guide = GuideValue(
      of: pick([.width, .height, .horizontal(.center), .vertical(.bottom)], &generator),
      times: pick([0, 1, 0.5], &generator), plus: length(&generator))
    return pick(
      [
        .padding(Insets(top: length(&generator), leading: length(&generator))),
        .frame(width: limit(&generator), height: limit(&generator), alignment: pair),
        .flexFrame(flexible), .flexFrame(flexible),
        .fixedSize(horizontal: true, vertical: pick([true, false], &generator)),
        .aspectRatio(
          pick([nil, 1, 0.5, 0, .nan], &generator), fills: pick([true, false], &generator)),
        .layoutPriority(pick([0, 1, -1, .nan, .infinity], &generator)),
        .alignHorizontal(pair.horizontal, guide), .alignVertical(pair.vertical, guide),
        .offset(Point(x: length(&generator), y: length(&generator))),
        .position(Point(x: length(&generator), y: length(&generator))),
        .gridCellColumns(pick([0, 2, 3], &generator)), .gridColumnAlignment(.trailing),
        .gridCellUnsizedAxes([.horizontal]), .belowIfTooWide, .overlay(content, alignment: pair),
        .background(content, alignment: pair), .mask(content, alignment: pair), .hidden,
        .opacity(0.5), .unsupported("blur"),
      ], &generator)
  }
}

import FlexLayout
import ReactScreens
import Testing
import ViewArchive

/// What holds for all trees.
@Suite struct PropertyTests {
  @Test(arguments: 0..<400) func randomTreesHaveFiniteEqualFrames(seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    let tree = RandomTree.node(depth: 5, using: &generator)
    for engine in [
      FlexEngine(pointScale: 0), FlexEngine(), FlexEngine(pointScale: 0, errata: .strict),
      FlexEngine(pointScale: 2, revision: .yoga2026, writingDirection: .rightToLeft),
    ] {
      for (width, height) in [(393.0, 759.0), (nil, nil), (120, nil), (0, 0)] {
        let frames = try engine.frames(of: tree, width: width, height: height)
        #expect(frames.count == RandomTree.count(tree))
        let areValid = frames.allSatisfy {
          $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite
            && $0.width >= 0 && $0.height >= 0
        }
        #expect(areValid)
        let again = try engine.frames(of: tree, width: width, height: height)
        #expect(frames == again)
      }
    }
  }

  /// A tree whose root gets the size that it found is laid out the same.
  @Test(arguments: 0..<200) func foundSizeIsKept(seed: UInt64) throws {
    var generator = SeededGenerator(state: seed &+ 10_000)
    var root = FlexNode()
    root.children = [RandomTree.node(depth: 4, using: &generator)]
    let engine = FlexEngine(pointScale: 0)
    let frames = try engine.frames(of: root, width: 393, height: 759)
    root.style.sizes.width = .points(frames[0].width)
    root.style.sizes.height = .points(frames[0].height)
    #expect(try engine.frames(of: root, width: 393, height: 759) == frames)
  }

  @Test(arguments: [1e-300, 1e-9, 1e9, 1e200, 1e308]) func hugeAndTinyNumbersDoNotTrap(
    number: Double
  ) throws {
    let names = ["width", "padding", "margin", "flexGrow", "flexShrink", "aspectRatio", "gap"]
    for name in names {
      let style: [String: FlexStyleValue] = [name: .number(number)]
      let child = FlexNode.box(style, .text([50, 50], line: 20), .box(style))
      for frame in try FlexEngine().frames(of: .screen(style, child, child), width: 9, height: 9) {
        #expect(frame.x.isFinite && frame.y.isFinite)
        #expect(frame.width.isFinite && frame.height.isFinite)
      }
    }
  }

  /// Flexible children of one row fill it without gaps and overlaps.
  @Test(arguments: 0..<200) func flexibleChildrenFillTheirRow(seed: UInt64) throws {
    var generator = SeededGenerator(state: seed &+ 20_000)
    let count = Int.random(in: 1...6, using: &generator)
    let gap = Double.random(in: 0...10, using: &generator)
    let row = FlexNode(
      style: FlexStyleParser.parse(["flexDirection": "row", "gap": .number(gap)]).style,
      children: (0..<count).map { _ in
        .box(["flex": .number(.random(in: 1...3, using: &generator))])
      })
    let frames = try row.frames()
    var edge = -gap
    for frame in frames.dropFirst() {
      #expect(abs(frame.x - edge - gap) < 0.001)
      edge = frame.x + frame.width
    }
    #expect(abs(edge - 393) < 0.001)
  }

  /// Children of a container that neither wraps nor overflows are inside it.
  @Test(arguments: 0..<200) func fittingChildrenAreInside(seed: UInt64) throws {
    var generator = SeededGenerator(state: seed &+ 30_000)
    let children = (0..<4).map { _ in
      FlexNode.box([
        "width": .number(.random(in: 0...80, using: &generator)),
        "height": .number(.random(in: 0...150, using: &generator)),
        "flexGrow": .number(.random(in: 0...1, using: &generator)),
      ])
    }
    var root = FlexNode(children: children)
    root.style.container = RandomTree.container(using: &generator)
    root.style.container.gap = .points(4)
    for frame in try root.frames().dropFirst() {
      #expect(frame.x >= -0.001 && frame.x + frame.width <= 393.001)
      #expect(frame.y >= -0.001 && frame.y + frame.height <= 759.001)
    }
  }
}

/// Numbers that depend on a seed only (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}

/// Trees of any style.
enum RandomTree {
  static func count(_ node: FlexNode) -> Int {
    1 + node.children.reduce(0) { $0 + count($1) }
  }

  static func node(depth: Int, using generator: inout SeededGenerator) -> FlexNode {
    var style = style(using: &generator)
    style.container = container(using: &generator)
    if depth == 0 || chance(0.3, &generator) {
      guard chance(0.6, &generator) else { return FlexNode(style: style) }
      let words = (0..<4).map { _ in Double.random(in: 10...90, using: &generator) }
      var text = FlexNode.text(words, line: 20)
      text.style = style
      return text
    }
    let count = Int.random(in: 0...4, using: &generator)
    return FlexNode(
      style: style, children: (0..<count).map { _ in node(depth: depth - 1, using: &generator) })
  }

  static func container(using generator: inout SeededGenerator) -> FlexContainerStyle {
    var container = FlexContainerStyle()
    container.direction = any(&generator)
    if chance(0.2, &generator) { container.wrap = any(&generator) }
    container.justifyContent = any(&generator)
    container.alignItems = any(&generator)
    container.alignContent = any(&generator)
    if chance(0.2, &generator) { container.gap = length(&generator) }
    return container
  }

  private static func style(using generator: inout SeededGenerator) -> FlexStyle {
    var style = FlexStyle()
    let names = [
      "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "margin", "marginStart",
      "padding", "paddingLeft", "borderWidth", "left", "end", "top", "flexBasis", "flex",
      "flexGrow", "flexShrink", "aspectRatio",
    ]
    var dictionary: [String: FlexStyleValue] = [:]
    for name in names where chance(0.12, &generator) {
      let number = Double.random(in: -2...120, using: &generator)
      dictionary[name] = chance(0.3, &generator) ? .text("\(number)%") : .number(number)
    }
    style = FlexStyleParser.parse(dictionary).style
    if chance(0.2, &generator) { style.position = any(&generator) }
    if chance(0.1, &generator) { style.display = any(&generator) }
    if chance(0.1, &generator) { style.overflow = any(&generator) }
    if chance(0.1, &generator) { style.writingDirection = any(&generator) }
    if chance(0.1, &generator) { style.sizes.boxSizing = any(&generator) }
    if chance(0.1, &generator) { style.margin.left = .auto }
    return style
  }

  private static func length(_ generator: inout SeededGenerator) -> FlexLength {
    let number = Double.random(in: 0...60, using: &generator)
    return chance(0.3, &generator) ? .percent(number) : .points(number)
  }

  private static func chance(_ share: Double, _ generator: inout SeededGenerator) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  private static func any<Keyword: CaseIterable>(_ generator: inout SeededGenerator) -> Keyword {
    guard let keyword = Keyword.allCases.randomElement(using: &generator) else {
      preconditionFailure("an enumeration without cases")
    }
    return keyword
  }
}

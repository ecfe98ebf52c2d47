import FlexLayout
import Foundation
import ReactScreens
import Testing
import ViewArchive

/// Depth and cost.
@Suite struct CostTests {
  @Test func tooDeepTreesAreRefused() throws {
    let deep = Self.nested(levels: 10_000)
    #expect(throws: FlexLayoutError.tooDeep(limit: 256)) { try deep.frames() }
  }

  @Test func sizesThatAreNoNumbersAreRefused() {
    #expect(throws: FlexLayoutError.notFinite) { try FlexNode().frames(width: .nan) }
    #expect(throws: FlexLayoutError.notFinite) { try FlexNode().frames(height: .infinity) }
  }

  /// The deepest tree is laid out within an eighth of the stack of a thread on Linux, or half of it
  /// in a build that is not optimized.
  @Test func deepestTreeFitsASmallStack() async throws {
    let deep = Self.nested(levels: FlexEngine.defaultDepthLimit)
    let count = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: (try? deep.frames())?.count ?? 0)
      }
      #if DEBUG
        thread.stackSize = 4 << 20
      #else
        thread.stackSize = 1 << 20
      #endif
      thread.start()
    }
    #expect(count == FlexEngine.defaultDepthLimit)
  }

  /// The number of visits grows with the number of levels, not twofold at each.
  @Test func nestedTreesAreNotMeasuredAgainAndAgain() throws {
    let engine = FlexEngine(pointScale: 0)
    let visits = try [25, 50, 100].map { levels in
      try engine.layout(of: Self.nested(levels: levels), width: 393, height: 759).visitCount
    }
    print("visits of 25, 50 and 100 levels:", visits)
    #expect(visits[2] <= 100 * 16)
    #expect(visits[2] - visits[1] <= 3 * (visits[1] - visits[0]))
  }

  /// Some styles make Yoga's algorithm visit each further level more often.
  @Test func costlyTreesAreGivenUp() throws {
    var node = FlexNode.text([50, 50, 40], line: 20)
    for level in 0..<40 {
      let style: [String: FlexStyleValue] =
        level.isMultiple(of: 2)
        ? ["maxWidth": "99%", "minHeight": "20%"]
        : ["flexDirection": "row", "maxHeight": "98%", "flexWrap": "wrap"]
      node = .box(style, .text([20, 30], line: 13), node, .box(["width": 5, "height": 4]))
    }
    var engine = FlexEngine()
    engine.visitLimit = 20_000
    #expect(throws: FlexLayoutError.tooCostly(limit: 20_000)) {
      try engine.frames(of: node, width: 393, height: 759)
    }
  }

  /// A screen like those of apps needs two or three visits for a node.
  @Test func screenOfThousandNodesNeedsFewVisits() throws {
    let layout = try FlexEngine().layout(of: Self.list(rows: 143), width: 393, height: 759)
    print(
      "\(layout.frames.count) nodes: \(layout.visitCount) visits,",
      "\(layout.measureCount) measured")
    #expect(layout.frames.count >= 1_000)
    #expect(layout.visitCount <= 3 * layout.frames.count)
  }

  /// Boxes in boxes, rows and columns in turn, with paddings and flexible lengths.
  private static func nested(levels: Int) -> FlexNode {
    var node = FlexNode.text([50, 50], line: 20)
    for level in 1..<levels {
      let style: [String: FlexStyleValue] =
        level.isMultiple(of: 2)
        ? ["flexDirection": "row", "flexShrink": 1] : ["padding": 0.1, "alignItems": "center"]
      node = FlexNode.box(style, node)
    }
    return node
  }

  /// A scrolled list of rows of seven nodes: an icon, two texts in a column and a badge.
  private static func list(rows: Int) -> FlexNode {
    let row = FlexNode.box(
      ["flexDirection": "row", "padding": 12, "gap": 8, "alignItems": "center"],
      .box(["width": 24, "height": 24]),
      .box(
        ["flex": 1], .text([60, 70, 40, 80, 90, 30], line: 20), .text([40, 30], line: 16)),
      .box(["paddingHorizontal": 6], .text([30], line: 16)))
    let content = FlexNode(children: Array(repeating: row, count: rows))
    return .screen([:], .box(["flex": 1, "overflow": "scroll"], content))
  }
}

package import ViewArchive

/// Implements SwiftUI's layout: a parent proposes a size, a child returns its size, and the parent
/// places it.
///
/// The rules are those of the articles Stacks, Modifiers and TextAndFonts, and on the grid of cells
/// also those of Grid; each is cited where it is kept. Each view is measured at most once per
/// proposal: sizes are cached, and the cache is kept while the same tree is laid out for other
/// proposals.
package struct LayoutEngine {
  private let context: LayoutContext
  private var latest: (node: ViewNode, isTall: Bool, pass: LayoutPass)?
  private var earlierMeasures = 0

  package init(context: LayoutContext) {
    self.context = context
  }

  /// Returns the node with its rectangles for a proposal, its own at (0, 0). The root may be
  /// smaller or larger than the proposal; on the grid, proposals are rounded down to whole cells
  /// (GRID-4).
  package mutating func layout(_ node: ViewNode, in proposal: Proposal) -> PlacedNode {
    let placed = withPass(for: node) { $0.placeRoot(in: proposal) }
    guard hasUnevenTexts(placed) else { return placed }
    return withPass(for: node, isTall: false) { $0.placeRoot(in: proposal) }
  }

  /// Returns the node as high as it is by itself within limits, in points: a card is as high as its
  /// content, whatever a spacer or a colour in it would take (SIZE-4).
  ///
  /// - Parameter overflows: True: what is higher by itself keeps its height, to be clipped, as a phone
  ///   does it; false: it has to fit.
  package mutating func layout(
    _ node: ViewNode, width: Double, heights: ClosedRange<Double>, overflows: Bool = false
  ) -> PlacedNode {
    func placed(isTall: Bool) -> PlacedNode {
      withPass(for: node, isTall: isTall) { pass in
        let own = pass.measureRoot(in: Proposal(width: width, height: nil)).height
        let height = own.isNaN ? 0 : own
        let most =
          overflows ? max(heights.upperBound, min(height, Self.highest)) : heights.upperBound
        return pass.placeRoot(
          in: Proposal(width: width, height: min(max(height, heights.lowerBound), most)))
      }
    }
    let result = placed(isTall: true)
    return hasUnevenTexts(result) ? placed(isTall: false) : result
  }

  /// True when a text of one row stands beside a tall one although it could be tall as well: two
  /// scores of different height read as different in weight (GRID-11).
  private func hasUnevenTexts(_ placed: PlacedNode) -> Bool {
    guard context.hasTallText else { return false }
    var tall: [Rect] = []
    var plain: [Rect] = []
    placed.walk { node in
      for line in node.lines {
        if line.bounds.height > CellMetric.height {
          tall.append(line.bounds)
        } else if TallTextLayout.isCandidate(line, context.metrics) {
          plain.append(line.bounds)
        }
      }
    }
    return plain.contains { plain in
      tall.contains { $0.minY < plain.maxY && plain.minY < $0.maxY }
    }
  }

  /// Returns the height that a node has by itself, in points.
  package mutating func ownHeight(of node: ViewNode, width: Double) -> Double {
    let own = measure(node, in: Proposal(width: width, height: nil)).height
    return own.isNaN ? 0 : own
  }

  /// The most points of a node that is clipped.
  private static let highest = 2_000.0

  /// Returns the node's size for a proposal, in points.
  package mutating func measure(_ node: ViewNode, in proposal: Proposal) -> Size {
    withPass(for: node) { $0.measureRoot(in: proposal) }
  }

  /// The sizes and places computed by the custom containers of the last tree, by their numbers.
  package var customAnswers: [Int: [CustomContent.Answer]] { latest?.pass.customAnswers ?? [:] }

  /// The guides set by the custom containers of the last tree, by their numbers.
  package var customLines: [Int: [CustomContent.Line]] { latest?.pass.customLines ?? [:] }

  /// The number of sizes computed so far: at most one for each layer of a node and proposal.
  package var measureCount: Int { earlierMeasures + (latest?.pass.measureCount ?? 0) }

  private mutating func withPass<Answer>(
    for node: ViewNode, isTall: Bool = true, _ body: (inout LayoutPass) -> Answer
  ) -> Answer {
    var pass: LayoutPass
    if let latest, latest.isTall == isTall, latest.node == node {
      pass = latest.pass
    } else {
      earlierMeasures = measureCount
      var context = context
      context.hasTallText = context.hasTallText && isTall
      var builder = BoxBuilder(context: context)
      let root = builder.add(node, axis: nil)
      pass = LayoutPass(builder.boxes, root: root, context: context)
    }
    latest = nil
    defer { latest = (node, isTall, pass) }
    return body(&pass)
  }
}

package import ViewArchive

/// SwiftUI's layout: a parent proposes, a child answers with a size, the parent places it.
///
/// Rules are those of the layout oracle (`shared/oracle/layout/README.md`) and of presentations.md
/// §5; on the grid of cells also §7.3. Every view is measured once for a proposal, however often
/// it is asked; a tree that is laid out again for another proposal keeps its answers.
package struct LayoutEngine {
  private let context: LayoutContext
  private var latest: (node: ViewNode, pass: LayoutPass)?
  private var earlierMeasures = 0

  package init(context: LayoutContext) {
    self.context = context
  }

  /// The node's rectangles for a proposal, its own at (0, 0). The root's answer may be smaller or
  /// larger than what is proposed; on the grid, proposals are rounded down to whole cells (Q2).
  package mutating func layout(_ node: ViewNode, in proposal: Proposal) -> PlacedNode {
    withPass(for: node) { $0.placeRoot(in: proposal) }
  }

  /// The node's answer to a proposal, in points.
  package mutating func measure(_ node: ViewNode, in proposal: Proposal) -> Size {
    withPass(for: node) { $0.measureRoot(in: proposal) }
  }

  /// What the user's own containers of the last tree were asked, by their numbers.
  package var customAnswers: [Int: [CustomContent.Answer]] { latest?.pass.customAnswers ?? [:] }

  /// Where the user's own containers of the last tree put guides, by their numbers.
  package var customLines: [Int: [CustomContent.Line]] { latest?.pass.customLines ?? [:] }

  /// How many sizes were computed so far: at most one per layer of a node and proposal.
  package var measureCount: Int { earlierMeasures + (latest?.pass.measureCount ?? 0) }

  private mutating func withPass<Answer>(
    for node: ViewNode, _ body: (inout LayoutPass) -> Answer
  ) -> Answer {
    var pass: LayoutPass
    if let latest, latest.node == node {
      pass = latest.pass
    } else {
      earlierMeasures = measureCount
      pass = LayoutPass(node, context: context)
    }
    latest = nil
    defer { latest = (node, pass) }
    return body(&pass)
  }
}

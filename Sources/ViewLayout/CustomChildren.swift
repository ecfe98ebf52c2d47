package import ViewArchive

/// The children of a custom container, which user code can measure during one layout call.
///
/// Owns the layout pass from `init` to `giveBack(to:)`. After that it has no children, and every
/// query returns zero or a default.
package final class CustomChildren {
  private var pass: LayoutPass
  private var ids: [BoxID]

  init(_ ids: [BoxID], lending pass: inout LayoutPass) {
    self.ids = ids
    self.pass = LayoutPass(lendingOut: pass.metrics)
    swap(&self.pass, &pass)
  }

  /// Returns the pass to its owner and removes the children.
  func giveBack(to pass: inout LayoutPass) {
    swap(&self.pass, &pass)
    ids = []
  }

  package var count: Int { ids.count }

  /// Returns a child's size for a proposal, in points; zero for an index out of range.
  package func size(of child: Int, in proposal: Proposal) -> Size {
    ids.indices.contains(child) ? pass.size(of: ids[child], in: proposal) : .zero
  }

  /// Returns the position of a child's guide, in points from its origin.
  package func guide(_ guide: HorizontalGuide, of child: Int, in proposal: Proposal) -> Double {
    ids.indices.contains(child)
      ? pass.guide(.horizontal(guide), of: ids[child], in: proposal) : 0
  }

  package func guide(_ guide: VerticalGuide, of child: Int, in proposal: Proposal) -> Double {
    ids.indices.contains(child) ? pass.guide(.vertical(guide), of: ids[child], in: proposal) : 0
  }

  package func priority(of child: Int) -> Double {
    ids.indices.contains(child) ? pass.traits(of: ids[child]).priority : 0
  }

  /// Lays out some of the children in a built-in container: returns its size in points, and a place
  /// for each of them in their order.
  package func answer(
    of container: BuiltInContainer, with children: [Int], in proposal: Proposal
  ) -> (size: Size, places: [CustomContent.Place]) {
    let own = children.filter(ids.indices.contains).map { ids[$0] }
    let rule = container.rule(of: own)
    let box = LayoutBox(
      element: .view(.empty), rule: rule, children: own, traits: LayoutTraits())
    let size = rule.size(of: box, in: proposal, &pass)
    let places = rule.arrangement(of: box, in: proposal, size: size, &pass).map {
      CustomContent.Place(
        origin: $0.origin, width: $0.proposal.width, height: $0.proposal.height)
    }
    return (size, places)
  }

  /// Returns the distances that a child prefers to its neighbours.
  package func spacing(of child: Int) -> SpacingPreference {
    ids.indices.contains(child) ? pass.traits(of: ids[child]).spacing : .ordinary
  }
}

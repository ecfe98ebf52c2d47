package import ViewArchive

extension CustomChildren {
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
}

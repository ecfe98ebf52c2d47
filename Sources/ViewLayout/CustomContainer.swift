package import ViewArchive

/// A container whose layout is computed by user code.
package protocol CustomContainer: Sendable {
  /// Returns the container's size for a proposal, in points.
  func size(in proposal: Proposal, of children: CustomChildren) -> Size

  /// Returns the place of each child, in their order, in a container of `size`.
  func places(
    in proposal: Proposal, size: Size, of children: CustomChildren
  ) -> [CustomContent.Place]

  /// Returns the position of a guide in a container of `size`, in points from its origin. Nil: no
  /// explicit guide.
  /// - Parameter standard: The position that results from the children's guides. Nil: none.
  func explicitGuide(
    _ guide: Guide, in proposal: Proposal, size: Size, standard: Double?,
    of children: CustomChildren
  ) -> Double?
}

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

/// A built-in container that a custom layout can use for some of its children.
package enum BuiltInContainer: Hashable, Sendable {
  case hstack(StackContent<VerticalGuide>)
  case vstack(StackContent<HorizontalGuide>)
  case zstack(GuidePair)
  /// A grid in which each child is a row of its own, since rows exist as nodes of a tree only.
  case grid(GridContent)

  func rule(of children: [BoxID]) -> any LayoutRule {
    switch self {
    case .hstack(let content):
      StackLayout(
        axis: .horizontal, alignment: .vertical(content.alignment), spacing: content.spacing)
    case .vstack(let content):
      StackLayout(
        axis: .vertical, alignment: .horizontal(content.alignment), spacing: content.spacing)
    case .zstack(let alignment): ZStackLayout(alignment: alignment)
    case .grid(let content):
      GridLayout(
        content: content,
        rows: children.map { GridLayout.Row(cells: [$0], alignment: nil, element: nil) })
    }
  }
}

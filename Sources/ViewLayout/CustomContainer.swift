package import ViewArchive

/// Somebody who lays out a container by the user's own code.
package protocol CustomContainer: Sendable {
  /// The container's answer to a proposal, in points.
  func size(in proposal: Proposal, of children: CustomChildren) -> Size

  /// A place for each child, in their order, when the container has got `size`.
  func places(
    in proposal: Proposal, size: Size, of children: CustomChildren
  ) -> [CustomContent.Place]

  /// Where the container puts a guide when it has got `size`, in points from its origin; nil where
  /// it does not say. `standard` is where the children put it.
  func explicitGuide(
    _ guide: Guide, in proposal: Proposal, size: Size, standard: Double?,
    of children: CustomChildren
  ) -> Double?
}

/// The children of the user's own container, which its code may ask for as long as it runs.
///
/// Holds the pass while it is lent out; what is asked before or after that gets an empty answer.
package final class CustomChildren {
  private var pass: LayoutPass
  private var ids: [BoxID]

  init(_ ids: [BoxID], lending pass: inout LayoutPass) {
    self.ids = ids
    self.pass = LayoutPass(lendingOut: pass.metrics)
    swap(&self.pass, &pass)
  }

  /// Ends the loan.
  func giveBack(to pass: inout LayoutPass) {
    swap(&self.pass, &pass)
    ids = []
  }

  package var count: Int { ids.count }

  /// A child's answer to a proposal, in points.
  package func size(of child: Int, in proposal: Proposal) -> Size {
    ids.indices.contains(child) ? pass.size(of: ids[child], in: proposal) : .zero
  }

  /// Where a child's guide lies, in points from its origin.
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

  /// The answer of a built-in container with some of the children, in points, and a place for each
  /// of them in their order.
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

  /// The distances that a child wishes to have.
  package func spacing(of child: Int) -> SpacingPreference {
    ids.indices.contains(child) ? pass.traits(of: ids[child]).spacing : .ordinary
  }
}

/// A container of ours that user code may use as a part of its own.
package enum BuiltInContainer: Hashable, Sendable {
  case hstack(StackContent<VerticalGuide>)
  case vstack(StackContent<HorizontalGuide>)
  case zstack(GuidePair)
  /// Of children that stand below each other, since rows are told apart in a tree only.
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

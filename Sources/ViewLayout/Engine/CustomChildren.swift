package import ViewArchive

/// The children of a custom container, which user code can measure during one layout call.
///
/// Owns the layout pass from `init` to `returnPass(to:)`. After that it has no children, and every
/// query returns zero or a default.
package final class CustomChildren {
  var pass: LayoutPass
  private(set) var ids: [BoxID]

  init(_ ids: [BoxID], lending pass: inout LayoutPass) {
    self.ids = ids
    self.pass = LayoutPass(placeholderWith: pass.metrics)
    swap(&self.pass, &pass)
  }

  /// Returns the pass to its owner and removes the children.
  func returnPass(to pass: inout LayoutPass) {
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

  /// Returns a distance in points as the built-in containers keep it: on the grid in whole cells.
  package func distance(_ points: Double, _ axis: LayoutAxis) -> Double {
    pass.metrics.distance(points, axis)
  }

  /// Returns the distances that a child prefers to its neighbours.
  package func spacing(of child: Int) -> SpacingPreference {
    ids.indices.contains(child) ? pass.traits(of: ids[child]).spacing : .ordinary
  }
}

package import ViewArchive

/// How a layer of a placed tree was laid out; its size is that of its bounds.
package struct LayoutTrace: Hashable, Sendable {
  /// Identifies the layer (the view itself or one modifier around it) in its tree, independent of
  /// the metrics and the proposal. Nil: a row or region, whose views are laid out by the grid or
  /// the island that contains it.
  package var layer: Int?
  /// The last proposal of the parent that placed the layer, in points. Nil: as for `layer`.
  package var proposal: Proposal?
  /// Source locations of the view, the nearest line first; empty for a modifier, and if the archive
  /// contains none.
  package var places: [SourcePlace]

  package init(layer: Int? = nil, proposal: Proposal? = nil, places: [SourcePlace] = []) {
    self.layer = layer
    self.proposal = proposal
    self.places = places
  }
}

package import ViewArchive

/// How a layer of a placed tree came about; its size is that of its bounds.
package struct LayoutTrace: Hashable, Sendable {
  /// Names the layer, the view itself or one modifier around it, in its tree: the same whatever
  /// the metrics and the proposal. Nil for a row or a region, whose views are laid out by the grid
  /// or the island that it stands in.
  package var layer: Int?
  /// What the layer was offered last, in points, by the parent that placed it; nil as for `layer`.
  package var proposal: Proposal?
  /// Where the sources write the view, the nearest line first; empty for a modifier, and where the
  /// archive does not say.
  package var places: [SourcePlace]

  package init(layer: Int? = nil, proposal: Proposal? = nil, places: [SourcePlace] = []) {
    self.layer = layer
    self.proposal = proposal
    self.places = places
  }
}

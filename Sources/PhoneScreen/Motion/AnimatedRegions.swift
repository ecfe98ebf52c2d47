package import CellRaster
package import ViewLayout

/// Metadata of a rendered grid: the regions that change with their own animation.
package struct AnimatedRegions: Hashable, Sendable {
  /// Texts whose digits roll, from the old digit to the new one, when they change.
  package var rolls: [NumericRegion] = []
  /// Views that appear and disappear with their own transition.
  package var transitions: [TransitionRegion] = []

  package init() {}

  /// Adds the regions of a placed tree whose (0, 0) is drawn at `origin`.
  package mutating func add(_ placed: PlacedNode, at origin: CellPoint) {
    rolls += NumericRegion.regions(in: placed, at: origin)
    transitions += TransitionRegion.regions(in: placed, at: origin)
  }
}

package import CellRaster
package import ViewLayout

/// What is known of a picture besides its cells: how parts of it change.
package struct ContentMarks: Hashable, Sendable {
  /// Where digits roll.
  package var rolls: [NumericRegion] = []
  /// What comes and goes by a transition of its own.
  package var transitions: [TransitionRegion] = []

  package init() {}

  /// Adds what a tree says that is drawn with its (0, 0) at `origin`.
  package mutating func note(_ placed: PlacedNode, at origin: CellPoint) {
    rolls += NumericRegion.regions(in: placed, at: origin)
    transitions += TransitionRegion.regions(in: placed, at: origin)
  }
}

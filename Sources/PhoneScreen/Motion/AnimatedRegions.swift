package import CellRaster
package import ViewLayout

/// Metadata of a rendered grid: the regions that change with their own animation.
package struct AnimatedRegions: Hashable, Sendable {
  /// The cells of texts that change character by character, also where they contain letters.
  package var numericTexts: [CellRect] = []
  /// Views that appear and disappear with their own transition.
  package var transitions: [TransitionRegion] = []

  package init() {}

  /// Adds the regions of a placed tree whose (0, 0) is drawn at `origin`.
  package mutating func add(_ placed: PlacedNode, at origin: CellPoint) {
    numericTexts += Self.numericTexts(in: placed, at: origin)
    transitions += TransitionRegion.regions(in: placed, at: origin)
  }
}

package import ActivityModel
package import CellRaster
package import ViewArchive
package import ViewLayout

/// A widget's view where a picture has it: what was placed, where, and on what.
package struct DrawnPart: Hashable, Sendable {
  /// Which view of the archive.
  package enum Source: String, Hashable, Sendable, CaseIterable {
    case lockScreen, small, compactLeading, compactTrailing, minimal, expanded
  }

  package var activity: ActivityID
  package var source: Source
  package var placed: PlacedNode
  /// The cell of the picture that the view's (0, 0) lies on.
  package var origin: CellPoint
  /// Nothing of the view is seen outside of these cells.
  package var clip: CellRect
  package var surface: Surface
  /// How much larger than on the phone it is seen; `placed` includes it.
  package var scale: Double

  package init(
    _ source: Source, of activity: ActivityID, placed: PlacedNode, origin: CellPoint,
    clip: CellRect, surface: Surface, scale: Double = 1
  ) {
    self.activity = activity
    self.source = source
    self.placed = placed
    self.origin = origin
    self.clip = clip
    self.surface = surface
    self.scale = scale
  }

  /// The same part of a picture that lies in another one.
  package func moved(by offset: CellPoint) -> DrawnPart {
    var copy = self
    copy.origin.column += offset.column
    copy.origin.row += offset.row
    copy.clip.column += offset.column
    copy.clip.row += offset.row
    return copy
  }
}

extension ActivityArchive {
  package func node(of source: DrawnPart.Source) -> ViewNode? {
    switch source {
    case .lockScreen: lockScreen
    case .small: small
    case .compactLeading: compactLeading
    case .compactTrailing: compactTrailing
    case .minimal: minimal
    case .expanded: expanded
    }
  }
}

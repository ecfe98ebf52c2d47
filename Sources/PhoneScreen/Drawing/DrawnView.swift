package import ActivityModel
package import CellRaster
package import ViewArchive
package import ViewLayout

/// A widget's view as drawn in a frame: the placed tree, its position, clip and surface.
package struct DrawnView: Hashable, Sendable {
  package var activity: ActivityID
  package var part: ArchivePart
  package var placed: PlacedNode
  /// The cell of the frame at which the view's (0, 0) is drawn.
  package var origin: CellPoint
  /// The view is clipped to these cells.
  package var clip: CellRect
  package var surface: SurfaceColors
  /// The magnification relative to the phone; `placed` includes it.
  package var scale: Double

  package init(
    _ part: ArchivePart, of activity: ActivityID, placed: PlacedNode, origin: CellPoint,
    clip: CellRect, surface: SurfaceColors, scale: Double = 1
  ) {
    self.activity = activity
    self.part = part
    self.placed = placed
    self.origin = origin
    self.clip = clip
    self.surface = surface
    self.scale = scale
  }

  /// Returns the view with its origin and clip moved by `offset`, for a grid that is drawn into
  /// another one.
  package func moved(by offset: CellPoint) -> DrawnView {
    var copy = self
    copy.origin.column += offset.column
    copy.origin.row += offset.row
    copy.clip.column += offset.column
    copy.clip.row += offset.row
    return copy
  }
}

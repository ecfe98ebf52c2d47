package import ViewArchive

/// The outline that cuts an element: a rectangle with continuous corners.
package struct SceneClip: Hashable, Sendable {
  package var rect: Rect
  package var cornerRadius: Double
  /// How far the outline swings out beyond the straight sides, in points (PICTURE-17).
  package var reach: Double

  package init(rect: Rect, cornerRadius: Double, reach: Double = 0) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.reach = reach
  }
}

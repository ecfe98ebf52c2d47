package import CellRaster
package import ViewArchive
package import ViewLayout

/// One thing that stands on a surface; lengths in points of the surface, y downwards.
package struct SceneElement: Hashable, Sendable {
  /// What an element looks like; each writer draws it in its own way.
  package enum Content: Hashable, Sendable {
    /// Room that is kept free.
    case nothing
    /// Colours from the upper to the lower edge.
    case gradient(top: RGB, bottom: RGB)
    case fill(Tint)
    /// A line along the inside of the frame.
    case line(Tint, width: Double)
    /// The island's black shape; with a faint line around it where it is dark (PICTURE-15).
    case island(hasLine: Bool)
    /// What is behind, blurred, under a veil; of glass the edge catches light (PICTURE-16).
    case blurred(veil: Tint, hasRim: Bool)
    /// A laid-out tree, whose (0, 0) is the frame's, and the colours that its views inherit.
    case view(PlacedNode, SurfaceColors)
    /// Four bars of signal strength.
    case signal(RGB)
    /// A battery, and its charge, 0…1.
    case battery(RGB, charge: Double)
  }

  package var name: SceneName
  /// As laid out, before the transform.
  package var frame: Rect
  /// That of the frame's continuous corners.
  package var cornerRadius: Double
  package var content: Content
  /// What cuts the element besides the surface; nil: nothing.
  package var clip: SceneClip?
  /// 0…1.
  package var opacity: Double
  /// How it is drawn otherwise than it was laid out.
  package var transform: PlaneTransform

  package init(
    _ name: SceneName, _ content: Content, in frame: Rect, cornerRadius: Double = 0,
    clip: SceneClip? = nil, opacity: Double = 1, transform: PlaneTransform = .identity
  ) {
    self.name = name
    self.content = content
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.clip = clip
    self.opacity = opacity
    self.transform = transform
  }

  /// The frame as it is seen.
  package var seenFrame: Rect {
    let corners = [
      frame.origin, Point(x: frame.maxX, y: frame.maxY),
    ].map { transform.apply(to: $0) }
    return Rect(
      x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
      width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))
  }
}

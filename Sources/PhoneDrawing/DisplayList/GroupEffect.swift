package import CellRaster
package import ViewArchive

/// What happens to a group as a whole.
package enum GroupEffect: Hashable, Sendable {
  case opacity(Double)
  /// Nothing outside of the path is painted.
  case clip([PathElement])
  case transform(PlaneTransform)
  /// The group is turned in space around a rectangle and seen with a perspective.
  case projection(Projection, of: Rect)
  /// The group is as opaque as the items are there.
  case mask([DisplayItem])
  /// The opposite of a mask: what the items cover is taken away from the group. Their colours do not
  /// matter, their opacity does.
  case cut([DisplayItem])
  /// A shadow below the group. The radius, in points, is the standard deviation of the blur.
  case shadow(Tint, radius: Double, offset: Point)
  /// A Gaussian blur of this standard deviation, in points.
  case blur(radius: Double, isOpaque: Bool)
  /// The group is combined with what is behind it; normal: as a whole.
  case blend(BlendModeName)
  case colors(ColorMatrix)
}

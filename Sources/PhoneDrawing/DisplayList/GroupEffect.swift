package import CellRaster
package import ViewArchive

/// What happens to a group as a whole.
package enum GroupEffect: Hashable, Sendable {
  case opacity(Double)
  /// Nothing outside of the path is painted.
  case clip([PathElement])
  case transform(PlaneTransform)
  /// The group is as opaque as the items are there.
  case mask([DisplayItem])
  /// A shadow below the group. The radius, in points, is the standard deviation of the blur.
  case shadow(Tint, radius: Double, offset: Point)
}

/// What content is asked to be along one axis, in points.
package enum FlexMeasureMode: Hashable, Sendable {
  /// As large as it is by itself.
  case unlimited
  /// As large as it is by itself, up to a limit.
  case atMost(Double)
  /// Of a given size.
  case exactly(Double)
}

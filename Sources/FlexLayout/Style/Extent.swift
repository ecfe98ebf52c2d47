import ViewArchive

/// A width and a height in points that may be unknown.
struct Extent {
  var width: Double?
  var height: Double?

  subscript(dimension: Dimension) -> Double? { dimension == .width ? width : height }
}

import ViewArchive

/// The stroked outline of a shape, as a shape.
struct StrokedShape<Base: Shape> {
  let shape: Base
  let style: StrokeStyle
}

extension StrokedShape: Shape, PrimitiveShape {
  /// The centre line of the stroke; the node stores the line width separately.
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  nonisolated package func outline(in size: CGSize) -> ShapePath {
    ShapePath(shape.outline(for: size).kind, stroke: style)
  }
}

import ViewArchive

/// A shape that follows the corners of the enclosing surface.
public struct ContainerRelativeShape: Sendable {
  nonisolated public init() {}
}

extension ContainerRelativeShape: InsettableShape, PrimitiveShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    // The actual corner radius is determined when the shape is drawn; a bare path gets the radius
    // of the panel (LAYOUT-11).
    Path(roundedRect: rect, cornerRadius: IslandMeasures.cornerRadius)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    DerivedShape(shape: self, change: .inset(amount))
  }

  nonisolated package func outline(in size: CGSize) -> ShapePath {
    ShapePath(.containerRelative)
  }
}

extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape { .init() }
}

import ViewArchive

/// The ellipse that touches all four edges of its rectangle.
public struct Ellipse: Sendable {
  nonisolated public init() {}
}

extension Ellipse: InsettableShape, PrimitiveShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    DerivedShape(shape: self, change: .inset(amount))
  }

  nonisolated package func outline(in size: CGSize) -> ShapePath { ShapePath(.ellipse) }
}

extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { .init() }
}

import ViewArchive

/// A shape that fills its rectangle.
public struct Rectangle: Sendable {
  nonisolated public init() {}
}

extension Rectangle: InsettableShape, PrimitiveShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    DerivedShape(shape: self, change: .inset(amount))
  }

  nonisolated package func outline(in size: CGSize) -> ShapePath { ShapePath(.rectangle) }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { .init() }
}

import ViewArchive

/// A type-erased shape.
public struct AnyShape {
  private let shape: any Shape

  nonisolated public init(_ shape: some Shape) { self.shape = shape }
}

extension AnyShape: Shape, PrimitiveShape {
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  nonisolated package func outline(in size: CGSize) -> ShapePath { shape.outline(for: size) }
}

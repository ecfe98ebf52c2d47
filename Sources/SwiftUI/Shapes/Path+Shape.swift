import ViewArchive

extension Path: Shape, PrimitiveShape {
  public func path(in rect: CGRect) -> Path { self }

  package func outline(in size: CGSize) -> ShapePath {
    ShapePath(.path(elements, size.size))
  }
}

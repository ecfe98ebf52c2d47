import ViewArchive

extension Path: Shape, OutlinedShape {
  public func path(in rect: CGRect) -> Path { self }

  package func outline(in size: CGSize) -> ShapePath {
    ShapePath(.path(elements, size.size))
  }
}

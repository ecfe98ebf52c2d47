import ViewArchive

extension Path: Shape, PrimitiveShape {
  public func path(in rect: CGRect) -> Path { self }

  package func outline(in size: CGSize) -> ShapePath {
    // Its points are those of the view, whatever size that has.
    ShapePath(.path(elements, .zero))
  }
}

extension Path {
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }
}

import ViewArchive

extension Edge {
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner of a rectangle is rounded.
    public struct Style: Hashable, Sendable {
      /// The radius in points. Nil: the one that is concentric with the container's corner.
      let radius: CGFloat?

      public static let concentric = Self(radius: nil)

      public static func concentric(minimum: Style) -> Style { .concentric }

      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

/// A rectangle whose corners are concentric with those of the enclosing container, or have a fixed
/// radius. Corners of different kinds are all drawn concentric.
public struct ConcentricRectangle: Sendable {
  private let radii: RectangleCornerRadii?

  nonisolated public init() { radii = nil }

  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
  }

  nonisolated public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {
    guard let topLeading = topLeadingCorner.radius, let topTrailing = topTrailingCorner.radius,
      let bottomLeading = bottomLeadingCorner.radius,
      let bottomTrailing = bottomTrailingCorner.radius
    else {
      radii = nil
      return
    }
    radii = RectangleCornerRadii(
      topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
      topTrailing: topTrailing)
  }
}

extension ConcentricRectangle: InsettableShape, PrimitiveShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    radii.map { UnevenRoundedRectangle(cornerRadii: $0).path(in: rect) }
      ?? ContainerRelativeShape().path(in: rect)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    DerivedShape(shape: self, change: .inset(amount))
  }

  nonisolated package func outline(in size: CGSize) -> ShapePath {
    radii.map { UnevenRoundedRectangle(cornerRadii: $0).outline(in: size) }
      ?? ContainerRelativeShape().outline(in: size)
  }
}

extension Shape where Self == ConcentricRectangle {
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    .init(corners: corners, isUniform: isUniform)
  }

  nonisolated public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    .init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}

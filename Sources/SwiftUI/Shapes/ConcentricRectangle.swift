import ViewArchive

extension Edge {
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner of a rectangle is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral,
      ExpressibleByIntegerLiteral
    {
      /// The radius in points. Nil: the one that is concentric with the container's corner.
      let radius: CGFloat?

      public static let concentric = Self(radius: nil)

      public static func concentric(minimum: Style) -> Style { .concentric }

      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }

      init(radius: CGFloat?) { self.radius = radius }

      public init(floatLiteral value: Double) { self.init(radius: value) }

      public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
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
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  nonisolated public init(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  nonisolated public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
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
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    .init(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  nonisolated public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    .init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}

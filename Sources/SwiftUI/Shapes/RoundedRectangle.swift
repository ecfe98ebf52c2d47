import ViewArchive

/// A rectangle with four equal rounded corners; sizes in points.
public struct RoundedRectangle: Sendable {
  public let cornerSize: CGSize
  public let style: RoundedCornerStyle

  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape, PrimitiveShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    DerivedShape(shape: self, change: .inset(amount))
  }

  nonisolated package func outline(in size: CGSize) -> ShapePath {
    if cornerSize.width == cornerSize.height {
      return ShapePath(style.kind(.roundedRectangle(radius: cornerSize.width)))
    }
    let path = path(in: CGRect(origin: .zero, size: size))
    return ShapePath(.path(path.elements, size.size))
  }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    .init(cornerSize: cornerSize, style: style)
  }

  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    .init(cornerRadius: cornerRadius, style: style)
  }
}

import ViewArchive

/// A rectangle with semicircular ends.
public struct Capsule: Sendable {
  public let style: RoundedCornerStyle

  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape, PrimitiveShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    DerivedShape(shape: self, change: .inset(amount))
  }

  nonisolated package func outline(in size: CGSize) -> ShapePath {
    ShapePath(style.kind(.capsule))
  }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { .init() }

  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    .init(style: style)
  }
}

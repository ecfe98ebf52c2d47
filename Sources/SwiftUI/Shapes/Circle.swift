import ViewArchive

/// The largest circle that fits, centred.
public struct Circle: Sendable {
  nonisolated public init() {}
}

extension Circle: InsettableShape, PrimitiveShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    DerivedShape(shape: self, change: .inset(amount))
  }

  nonisolated package func outline(in size: CGSize) -> ShapePath { ShapePath(.circle) }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { .init() }
}

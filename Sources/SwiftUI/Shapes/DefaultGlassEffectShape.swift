import ViewArchive

/// The shape of a glass effect that names none: a capsule.
public struct DefaultGlassEffectShape: Sendable {
  nonisolated public init() {}
}

extension DefaultGlassEffectShape: Shape, PrimitiveShape {
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  nonisolated package func outline(in size: CGSize) -> ShapePath { Capsule().outline(in: size) }
}

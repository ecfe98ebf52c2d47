import ViewArchive

// The relations of glass effects to each other. Each effect is drawn by itself; transitions are not
// drawn.
extension View {
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }

  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }

  nonisolated public func backgroundExtensionEffect() -> some View {
    unsupported("backgroundExtensionEffect")
  }

  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modified { _ in isEnabled ? [.unsupported("backgroundExtensionEffect")] : [] }
  }
}

/// How a glass effect appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  public static let identity = Self(name: "identity")
  public static let matchedGeometry = Self(name: "matchedGeometry")
  public static let materialize = Self(name: "materialize")
}

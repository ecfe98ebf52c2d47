import ViewArchive

/// An animation of the changing content of a view.
public struct ContentTransition: Hashable, Sendable {
  let modifier: NodeModifier

  private init(_ value: ContentTransitionName) { modifier = .contentTransition(value) }

  private init(unsupported name: String) { modifier = .unsupported(name) }

  public static let identity = Self(.identity)
  public static let opacity = Self(.opacity)
  public static let interpolate = Self(.interpolate)
  public static let symbolEffect = Self(unsupported: "symbolEffect")

  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self {
    .symbolEffect
  }

  public static func numericText(countsDown: Bool = false) -> Self {
    .init(.numericText(countsDown: countsDown))
  }

  public static func numericText(value: Double) -> Self {
    .init(.numericText(countsDown: false))
  }
}

import ViewArchive

/// An animation of a view's insertion and removal.
public struct AnyTransition: Sendable {
  let modifier: NodeModifier

  private init(_ value: TransitionValue) { modifier = .transition(value) }

  private init(unsupported name: String) { modifier = .unsupported(name) }

  public static let identity = AnyTransition(.identity)
  public static let opacity = AnyTransition(.opacity)
  public static let slide = AnyTransition(.slide)
  public static let scale = AnyTransition(.scale)
  public static let blurReplace = AnyTransition(unsupported: "blurReplace")
  public static let symbolEffect = AnyTransition(unsupported: "symbolEffect")

  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    .symbolEffect
  }

  public static func blurReplace(
    _ configuration: BlurReplaceConfiguration = .downUp
  ) -> AnyTransition {
    .blurReplace
  }

  /// How the views of a `blurReplace` transition move.
  public enum BlurReplaceConfiguration: Hashable, Sendable { case downUp, upUp }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }

  public static func move(edge: Edge) -> AnyTransition { .init(.move(edge.name)) }

  public static func move(_ edge: Edge) -> AnyTransition { .move(edge: edge) }

  public static func push(from edge: Edge) -> AnyTransition { .init(.push(edge.name)) }

  public static func offset(_ offset: CGSize) -> AnyTransition { .init(unsupported: "offset") }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    .init(unsupported: "offset")
  }

  /// Returns the insertion: removals are not drawn.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    .init(unsupported: "modifier")
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    switch (modifier, other.modifier) {
    case (.transition(let first), .transition(let second)): .init(.combined(first, second))
    case (.transition, _): self
    default: other
    }
  }

  /// Returns the transition unchanged: it takes the timing of the change that it belongs to.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

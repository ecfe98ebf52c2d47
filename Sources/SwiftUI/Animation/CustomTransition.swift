/// A user-defined transition. An insertion is drawn in its final phase, in which the view is
/// unchanged.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension View {
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    unsupported("transition(\(T.self))")
  }
}

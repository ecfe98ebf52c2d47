// Scrolling modifiers; without effect on an archived view, which does not scroll.
extension View {
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(content: self, position: { id.wrappedValue }) { scope, id in
      guard let target = ScrollTarget(id as Any) else { return }
      scope.scroll(to: target, anchor.place)
    }
  }

  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(content: self, position: { position.wrappedValue }) { scope, position in
      position.scroll(scope, anchor: anchor)
    }
  }

  /// Shows this part of the content first, on the screen of an app.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    ScrollPositionView(content: self, position: { anchor }) { scope, anchor in
      guard let anchor else { return }
      scope.scroll(to: nil, Optional(anchor).place)
    }
  }

  nonisolated public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior
  ) -> some View { self }

  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { undrawn("scrollEdgeEffectStyle") }

  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { unsupported("onScrollPhaseChange") }

  nonisolated public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { unsupported("onScrollGeometryChange") }

  /// Draws the view unchanged, as in the middle of the transition.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
      some VisualEffect
  ) -> some View { unsupported("scrollTransition") }
}

extension View {
  /// Draws the view unchanged, as in the middle of the transition.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) ->
      some VisualEffect
  ) -> some View { unsupported("scrollTransition") }
}

public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
}

extension ViewAlignedScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static let automatic = Self()
    public static let always = Self()
    public static let alwaysByFew = Self()
    public static let alwaysByOne = Self()
    public static let never = Self()
  }
}

public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  public static let initialOffset = Self(name: "initialOffset")
  public static let sizeChanges = Self(name: "sizeChanges")
  public static let alignment = Self(name: "alignment")
}

extension View {
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { defaultScrollAnchor(role == .initialOffset ? anchor : nil) }
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { undrawn("onScrollTargetVisibilityChange") }
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static let automatic = Self()
  public static let hard = Self()
  public static let soft = Self()
}

public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  public var bounds: CGRect { visibleRect }
}

public struct ScrollTransitionConfiguration: Sendable {
  public static let interactive = Self()
  public static let animated = Self()
  public static let identity = Self()
  public static func animated(_ animation: Animation) -> Self { Self() }
}

public enum ScrollTransitionPhase: Equatable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

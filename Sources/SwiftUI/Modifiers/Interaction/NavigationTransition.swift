/// How a screen comes in; here each comes at once.
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }

public struct ZoomNavigationTransition: NavigationTransition {}

public struct CrossFadeNavigationTransition: NavigationTransition { public init() {} }

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { .init() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  public static var crossFade: Self { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}

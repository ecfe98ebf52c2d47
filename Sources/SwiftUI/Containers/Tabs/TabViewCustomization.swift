/// What a person has changed about the tabs of a sidebar; on an iPhone nothing.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  public init() {}
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, never, onScrollDown, onScrollUp }

  private let kind: Kind

  public static let automatic = Self(kind: .automatic)
  public static let never = Self(kind: .never)
  public static let onScrollDown = Self(kind: .onScrollDown)
  public static let onScrollUp = Self(kind: .onScrollUp)
}

extension View {
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { unsupported("tabBarMinimizeBehavior") }

  nonisolated public func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// Where tabs are shown that can stand in a bar or a sidebar. An iPhone has the bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, tabBar, sidebar }

  private let kind: Kind

  public static let automatic = Self(kind: .automatic)
  public static let tabBar = Self(kind: .tabBar)
  public static let sidebar = Self(kind: .sidebar)
}

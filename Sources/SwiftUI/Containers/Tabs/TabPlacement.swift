/// Where a tab stands that a person can move. On an iPhone all stand in the tab bar.
public struct TabPlacement: Hashable, Sendable {
  private enum Kind { case automatic, pinned, sidebarOnly }

  private let kind: Kind

  public static let automatic = Self(kind: .automatic)
  public static let pinned = Self(kind: .pinned)
  public static let sidebarOnly = Self(kind: .sidebarOnly)
}

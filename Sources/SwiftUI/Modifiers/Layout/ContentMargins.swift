import ViewArchive

extension View {
  /// Has no effect: it only affects scrolling content, which a Live Activity does not have.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { undrawn("contentMargins") }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { undrawn("contentMargins") }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { undrawn("contentMargins") }
}

public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind { case automatic, scrollContent, scrollIndicators }
  private let kind: Kind

  public static let automatic = Self(kind: .automatic)
  public static let scrollContent = Self(kind: .scrollContent)
  public static let scrollIndicators = Self(kind: .scrollIndicators)
}

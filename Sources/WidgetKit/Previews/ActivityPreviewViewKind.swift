package import HostProtocol

/// The presentation that a preview shows.
@preconcurrency
public enum ActivityPreviewViewKind: Sendable {
  /// The lock screen's card.
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  @preconcurrency
  public enum DynamicIslandPreviewViewState: Sendable {
    case compact, minimal, expanded
  }

  package var described: HostDescription.ActivityPreview.ViewKind {
    switch self {
    case .content: .content
    case .dynamicIsland(.compact): .compact
    case .dynamicIsland(.minimal): .minimal
    case .dynamicIsland(.expanded): .expanded
    }
  }
}

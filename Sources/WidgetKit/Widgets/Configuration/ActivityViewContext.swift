public import ActivityKit

/// The values that the views of a Live Activity are built from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// True when the content is past its stale date.
  public let isStale: Bool
}

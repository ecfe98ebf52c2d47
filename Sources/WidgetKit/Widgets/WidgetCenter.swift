/// Reloads the timelines of home screen widgets; does nothing, since none are shown in Island.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadAllTimelines() {}

  public func reloadTimelines(ofKind kind: String) {}

  public func invalidateRelevance(ofKind kind: String) {}

  /// Nil: widgets have no push tokens in Island, only Live Activities have.
  public var currentPushInfo: WidgetPushInfo? { get async { nil } }

  /// The keys of the user activity with which a widget opens its app.
  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
}

/// Reloads the timelines of home screen widgets; does nothing, since none are shown in Island.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadAllTimelines() {}

  public func reloadTimelines(ofKind kind: String) {}
}

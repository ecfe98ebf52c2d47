/// Asks home screen widgets for new timelines; there are none here, so nothing happens.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadAllTimelines() {}

  public func reloadTimelines(ofKind kind: String) {}
}

package import ActivityModel
import CellRaster

/// The animation of an alert banner on a device without an island: it slides in from the upper edge
/// and back out.
package struct BannerMotion: Sendable {
  /// The activity of the banner, also while it slides out; nil when no banner is visible.
  package private(set) var id: ActivityID?
  /// The position: 0 is off screen, `way` is in place.
  private var place = SpringMotion(0)
  private var end = -Double.infinity
  /// The length of the whole slide. Springs end by a threshold in points, so the range is 0…100 and
  /// not 0…1.
  private static let way = 100.0

  package init() {}

  package func isMoving(at uptime: Double) -> Bool { uptime < end }

  /// Starts showing the banner of an activity; nil starts hiding the current one.
  package mutating func show(_ wanted: ActivityID?, look: RenderStyle, at uptime: Double) {
    if wanted == nil, place.target == 0, !isMoving(at: uptime) { id = nil }
    let target = wanted == nil ? 0 : Self.way
    guard target != place.target || (wanted != nil && wanted != id) else { return }
    id = wanted ?? id
    let response =
      look.motion == .none
      ? 0 : wanted == nil ? look.theme.motion.collapse : look.theme.motion.expand
    place.retarget(
      to: target, at: uptime, timing: SpringMotion.Timing(response: response, damping: 1))
    end = place.end
    if wanted == nil, !isMoving(at: uptime) { id = nil }
  }

  /// Returns how far the banner has slid in, 0…1.
  package func progress(at uptime: Double) -> Double {
    (isMoving(at: uptime) ? place.value(at: uptime) : place.target) / Self.way
  }
}

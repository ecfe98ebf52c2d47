package import ActivityModel
import CellRaster

/// The banner of a device without an island: it comes down from the upper edge, and goes back up.
package struct BannerMotion: Sendable {
  /// Whose it is, also while it goes.
  package private(set) var id: ActivityID?
  /// 0 is out of sight, 1 in its place.
  private var place = Spring(0)
  private var end = -Double.infinity
  /// The springs move points; so many make a whole way.
  private static let way = 100.0

  package init() {}

  package func isMoving(at uptime: Double) -> Bool { uptime < end }

  /// Shows the banner of an activity, or takes away the one that is there.
  package mutating func show(_ wanted: ActivityID?, look: Look, at uptime: Double) {
    if wanted == nil, place.target == 0, !isMoving(at: uptime) { id = nil }
    let target = wanted == nil ? 0 : Self.way
    guard target != place.target || (wanted != nil && wanted != id) else { return }
    id = wanted ?? id
    let response =
      look.motion == .none
      ? 0 : wanted == nil ? look.theme.motion.collapse : look.theme.motion.expand
    place.retarget(
      to: target, at: uptime, timing: Spring.Timing(response: response, damping: 1))
    end = place.end
    if wanted == nil, !isMoving(at: uptime) { id = nil }
  }

  /// How much of its way it has come, 0…1.
  package func progress(at uptime: Double) -> Double {
    (isMoving(at: uptime) ? place.value(at: uptime) : place.target) / Self.way
  }
}

package import ActivityModel
import CellRaster
import ViewLayout

/// The horizontal swipe of a lock screen card, which reveals a button beside it (LOCK-2).
package struct CardSwipe: Sendable {
  private var id: ActivityID?
  /// The offset to the left, in points.
  private var offset = SpringMotion(0)
  private var end = -Double.infinity
  /// The card whose button stays revealed; nil: none.
  private var revealed: ActivityID?

  package init() {}

  /// The offset, in points, at which the button is fully revealed.
  private static let openLength = CellMetric.width(of: RenderedCard.actionColumns + 1)

  package func isMoving(at uptime: Double) -> Bool { uptime < end }

  /// Returns the displaced card and its offset to the left in columns; nil when every card is in
  /// place.
  package func columns(at uptime: Double) -> (id: ActivityID, columns: Int)? {
    guard let id else { return nil }
    let points = isMoving(at: uptime) ? offset.value(at: uptime) : offset.target
    let columns = CellMetric.columns(points, .toNearestOrAwayFromZero)
    return columns > 0 ? (id, columns) : nil
  }

  package mutating func pull(_ id: ActivityID, by points: Double, at uptime: Double) {
    if self.id != id { offset = SpringMotion(0) }
    let start = revealed == id ? Self.openLength : 0
    self.id = id
    let wanted = start + points
    offset.hold(
      wanted < 0 ? IslandStage.rubberBandOffset(wanted / 64) * 64 : wanted, at: uptime)
    end = uptime
  }

  /// Animates to the end position, in which the button of `id` stays revealed; nil: every card
  /// moves back into place.
  package mutating func settle(on id: ActivityID?, look: RenderStyle, at uptime: Double) {
    guard id != revealed || offset.target != (id == nil ? 0 : Self.openLength) else { return }
    if let id, self.id != id {
      self.id = id
      offset = SpringMotion(0)
    }
    revealed = id
    offset.retarget(
      to: id == nil ? 0 : Self.openLength, at: uptime,
      timing: SpringMotion.Timing(
        response: look.motion == .none ? 0 : look.theme.motion.collapse, damping: 1))
    end = offset.end
  }
}

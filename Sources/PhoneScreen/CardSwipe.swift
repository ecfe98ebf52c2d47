package import ActivityModel
import CellRaster

/// A card that a finger pulls to the left, and the button that comes to be seen beside it
/// (presentations.md §2.3).
package struct CardSwipe: Sendable {
  private var id: ActivityID?
  /// Points to the left.
  private var offset = Spring(0)
  private var end = -Double.infinity
  /// The card whose button stays.
  private var revealed: ActivityID?

  package init() {}

  /// Points that the card gives way to its button.
  private static let openLength = Double(CardContent.actionColumns + 1) * 8

  package func isMoving(at uptime: Double) -> Bool { uptime < end }

  /// The card and its columns to the left; nil while none is out of its place.
  package func columns(at uptime: Double) -> (id: ActivityID, columns: Int)? {
    guard let id else { return nil }
    let points = isMoving(at: uptime) ? offset.value(at: uptime) : offset.target
    let columns = Int((points / 8).rounded())
    return columns > 0 ? (id, columns) : nil
  }

  package mutating func pull(_ id: ActivityID, by points: Double, at uptime: Double) {
    if self.id != id { offset = Spring(0) }
    let start = revealed == id ? Self.openLength : 0
    self.id = id
    let wanted = start + points
    offset.hold(
      wanted < 0 ? IslandStage.rubber(wanted / 64) * 64 : wanted, at: uptime)
    end = uptime
  }

  /// Shows the button of one card, or of none.
  package mutating func settle(on id: ActivityID?, look: Look, at uptime: Double) {
    guard id != revealed || offset.target != (id == nil ? 0 : Self.openLength) else { return }
    if let id, self.id != id {
      self.id = id
      offset = Spring(0)
    }
    revealed = id
    offset.retarget(
      to: id == nil ? 0 : Self.openLength, at: uptime,
      timing: Spring.Timing(
        response: look.motion == .none ? 0 : look.theme.motion.collapse, damping: 1))
    end = offset.end
  }
}

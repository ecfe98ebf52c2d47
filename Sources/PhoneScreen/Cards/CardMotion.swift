import ActivityModel
import CellRaster
import ViewLayout

/// How the cards of the lock screen move: into view when the phone is locked, to another row when one
/// comes or goes, and to the side when one is cleared (MOTION-9).
package struct CardMotion: Sendable {
  /// A card that was cleared, at the row at which it was.
  private struct Leaving: Sendable {
    var card: RenderedCard
    var origin: CellPoint
    var pulled: LinearMotion
  }

  private struct Place: Sendable {
    var card: RenderedCard
    var column: Int
    /// The upper edge, in points of the terminal.
    var top: SpringMotion
    var pulled: Int
  }

  private var places: [ActivityID: Place] = [:]
  private var leaving: [Leaving] = []
  /// The terminal for which the rows are; in another one nothing moves.
  private var size: CellSize?
  private var wasLocked = false
  private var end = -Double.infinity

  /// The rows by which the cards rise when the phone is locked.
  private static let rise = 4
  /// The seconds in which a cleared card leaves.
  private static let leavingTime = 0.25

  package init() {}

  package func isMoving(at uptime: Double) -> Bool { uptime < end }

  /// Takes the cards and the cells at which they come to rest, and moves each there from where it is.
  ///
  /// - Parameter start: When the cards changed, in seconds of uptime: how far they are does not depend
  ///   on when a frame is drawn.
  mutating func follow(
    _ cards: [(card: RenderedCard, origin: CellPoint, pulled: Int)], size: CellSize, isLocked: Bool,
    isWhole: Bool, look: RenderStyle, since start: Double
  ) {
    let isNew = self.size != size
    let isRising = !isNew && isLocked && !wasLocked
    self.size = size
    wasLocked = isLocked
    let duration = look.motion == .none || isNew ? 0 : look.theme.motion.collapse
    leaving.removeAll { start >= $0.pulled.end }
    let before = places
    places = [:]
    for (card, origin, pulled) in cards {
      let row = CellMetric.height(of: origin.row)
      var top = before[card.id]?.top ?? SpringMotion(row)
      if isRising { top = SpringMotion(row + CellMetric.height(of: Self.rise)) }
      if top.target != row || isRising {
        top.retarget(
          to: row, at: start,
          timing: SpringMotion.Timing(response: duration, damping: look.motion == .full ? 0.8 : 1))
        if duration > 0 { end = max(end, top.end) }
      }
      places[card.id] = Place(card: card, column: origin.column, top: top, pulled: pulled)
    }
    // Only a whole list says that a card is gone and not just out of sight.
    guard isWhole, duration > 0, !isRising else { return }
    for (id, place) in before where places[id] == nil && place.pulled > 0 {
      var pulled = LinearMotion(Double(place.pulled))
      pulled.retarget(
        to: Double(place.card.grid.size.columns), at: start, duration: Self.leavingTime)
      leaving.append(
        Leaving(
          card: place.card,
          origin: CellPoint(
            column: place.column,
            row: CellMetric.rows(place.top.value(at: start), .toNearestOrAwayFromZero)),
          pulled: pulled))
      end = max(end, pulled.end)
    }
  }

  /// Notes that no card is on the screen: when the phone is locked next, they rise.
  mutating func hide(in size: CellSize) {
    self.size = size
    wasLocked = false
    places = [:]
    leaving = []
  }

  /// Returns the row of a card at an instant.
  func row(of id: ActivityID, at uptime: Double) -> Int? {
    places[id].map { CellMetric.rows($0.top.value(at: uptime), .toNearestOrAwayFromZero) }
  }

  /// Draws the cleared cards on their way out.
  func drawLeaving(
    clip: CellRect, look: RenderStyle, at uptime: Double, into grid: inout CellGrid
  ) {
    for card in leaving where uptime < card.pulled.end {
      _ = card.card.draw(
        at: card.origin, clip: clip, keyline: nil,
        pulled: Int(card.pulled.value(at: uptime).rounded()), look: look, into: &grid)
    }
  }
}

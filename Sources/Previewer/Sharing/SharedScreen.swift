import CellRaster
import Foundation
import PhoneScreen

/// The screen of a preview that viewers see while it shows more than the sheet. While it moves it is
/// read ten times a second: what viewers need is where it ends.
struct SharedScreen {
  /// The least seconds between two screens while something moves.
  private static let interval = 0.1

  private var grid: CellGrid?
  private var lastChange = -Double.infinity
  /// The text that was sent last; made only when viewers are there.
  private var text: String?
  private var isOutdated = false

  /// Stores the last frame; nil: the sheet alone is shown.
  mutating func show(_ grid: CellGrid?) {
    guard grid != self.grid else { return }
    self.grid = grid
    isOutdated = true
  }

  /// Returns the text of the screen for viewers; nil: the sheet alone is shown.
  mutating func text(isMoving: Bool, look: RenderStyle, at now: Moment) -> String? {
    guard isOutdated, !isMoving || now.uptime >= lastChange + Self.interval else { return text }
    isOutdated = false
    lastChange = now.uptime
    text = grid.map {
      GridText($0, theme: look.theme.name, depth: look.depth, now: now.date).text
    }
    return text
  }
}

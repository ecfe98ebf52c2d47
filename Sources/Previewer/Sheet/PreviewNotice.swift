import CellRaster
import Emulator
import PhoneScreen

/// The notice above the bottom line, which disappears after `TimedNotice.duration`.
struct PreviewNotice {
  /// Nil when no notice is shown.
  private(set) var notice: Notice?
  /// When the notice disappears, in seconds of uptime; nil when none is shown.
  private(set) var deadline: Double?

  mutating func show(_ message: String, at now: Moment, isError: Bool) {
    notice = Notice(message, isError: isError)
    deadline = now.uptime + TimedNotice.duration
  }

  /// Removes the notice when its time is over; true when it was removed.
  mutating func expire(at now: Moment) -> Bool {
    guard let deadline, now.uptime >= deadline else { return false }
    self = PreviewNotice()
    return true
  }

  /// Draws the notice above the line of the key hints.
  func draw(above hints: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    notice?.draw(
      in: CellRect(column: 0, row: hints.row - 1, columns: hints.columns, rows: 1), look: look,
      into: &grid)
  }
}

package import CellRaster
import Emulator
package import Foundation
package import PhoneScreen
package import ViewArchive
package import ViewLayout

/// A presentation rendered at one instant: its cells, the views behind them and its hit regions.
package struct SheetFrame: Sendable {
  /// A view tree of the widget that is visible in the frame.
  package struct Part: Hashable, Sendable {
    /// The widget's closure that returned the view; the cards of watch and car come from the
    /// closure of the lock screen.
    package var part: ArchivePart
    package var placed: PlacedNode
    /// The cell of the grid at the view's point (0, 0).
    package var origin: CellPoint
    /// The cells of the grid that the view is clipped to.
    package var clip: CellRect
    package var surface: SurfaceColors
    /// The scale relative to the phone; already applied to `placed`.
    package var scale: Double

    init(_ drawn: DrawnView) {
      part = drawn.part == .small ? .lockScreen : drawn.part
      placed = drawn.placed
      origin = drawn.origin
      clip = drawn.clip
      surface = drawn.surface
      scale = drawn.scale
    }
  }

  package var presentation: SheetPresentation
  package var grid: CellGrid
  package var parts: [Part] = []
  /// The pressable areas in cells of the grid; of overlapping ones the later is in front.
  package var regions: [HitRegion] = []
  /// The next date at which the frame changes without an event, such as the next second of a timer;
  /// nil: never.
  package var nextChange: Date?
  /// The size in points that the presentation has where it is shown; nil: it is not known.
  package var phoneSize: Size?
  /// The height of the view in points, where a phone clips it; nil: it fits.
  package var clippedHeight: Double?
  /// The reason why the presentation is not shown, also written in the grid; nil when it is shown.
  package var absence: String?

  package init(_ presentation: SheetPresentation, grid: CellGrid) {
    self.presentation = presentation
    self.grid = grid
  }

  /// The size in cells.
  package var size: CellSize { grid.size }
}

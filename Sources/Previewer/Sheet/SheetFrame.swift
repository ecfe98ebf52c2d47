package import CellRaster
package import Emulator
package import Foundation
package import PhoneScreen
package import ViewLayout
package import WidgetLint

/// A presentation as it looks at one instant, and what is known of it besides its cells.
package struct SheetFrame: Sendable {
  /// A view of the widget in the picture.
  package struct Part: Hashable, Sendable {
    /// The closure that made it; the card of a watch or a car is made by the lock screen's.
    package var part: LintPart
    package var placed: PlacedNode
    /// The cell of the grid that the view's (0, 0) lies on.
    package var origin: CellPoint
    /// Nothing of the view is seen outside of these cells.
    package var clip: CellRect
    package var surface: Surface
    /// How much larger than on the phone it is seen; `placed` includes it.
    package var scale: Double

    init(_ drawn: DrawnPart) {
      part = LintPart(drawn.source)
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
  /// What can be pressed; cells of the grid, later ones in front.
  package var regions: [HitRegion] = []
  /// When it will look different by itself.
  package var nextChange: Date?
  /// Why there is nothing to see, in words; the grid says it too.
  package var absence: String?

  package init(_ presentation: SheetPresentation, grid: CellGrid) {
    self.presentation = presentation
    self.grid = grid
  }

  /// The cells it needs.
  package var size: CellSize { grid.size }
}

extension LintPart {
  init(_ source: DrawnPart.Source) {
    switch source {
    case .lockScreen, .small: self = .lockScreen
    case .compactLeading: self = .compactLeading
    case .compactTrailing: self = .compactTrailing
    case .minimal: self = .minimal
    case .expanded: self = .expanded
    }
  }
}

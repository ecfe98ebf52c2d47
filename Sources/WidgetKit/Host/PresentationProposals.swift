import Foundation
import ViewArchive

/// The sizes proposed to each presentation's layout, in points of whole cells (GRID-4, GRID-12).
struct PresentationProposals {
  private let environment: ArchiveEnvironment

  init(_ environment: ArchiveEnvironment) { self.environment = environment }

  /// The size of a cell in points, as `CellMetric` defines it: WidgetKit may not import ViewLayout.
  private static let column = 8.0
  private static let row = 16.0

  var card: CGSize {
    CGSize(width: Self.panel(environment.card.width), height: Self.rows(environment.card.height))
  }

  var small: CGSize {
    CGSize(
      width: Self.columns(environment.smallCard.width),
      height: Self.rows(environment.smallCard.height))
  }

  /// Returns the size of the expanded island's content. Margins are rounded half up (GRID-5).
  func expanded(within margins: Insets) -> CGSize {
    let island = environment.island
    let sides = Self.near(margins.leading, Self.column) + Self.near(margins.trailing, Self.column)
    let ends = Self.near(margins.top, Self.row) + Self.near(margins.bottom, Self.row)
    return CGSize(
      width: max(Self.panel(island.expandedWidth) - sides, 0),
      height: max(Self.rows(island.expandedHeight.upperBound) - ends, 0))
  }

  /// The size of one side of the compact island at its widest (SIZE-10).
  var compactSide: CGSize {
    CGSize(width: Self.columns(environment.island.compactSides.widest), height: Self.row)
  }

  var minimal: CGSize {
    CGSize(width: Self.columns(environment.island.minimal.width) + Self.column, height: Self.row)
  }

  /// Rounds down to an even number of columns, so that the camera is in the middle.
  private static func panel(_ width: Double) -> Double {
    (width / (2 * column)).rounded(.down) * 2 * column
  }

  private static func columns(_ width: Double) -> Double {
    (width / column).rounded(.down) * column
  }

  private static func rows(_ height: Double) -> Double { (height / row).rounded(.down) * row }

  private static func near(_ margin: Double, _ unit: Double) -> Double {
    max((margin / unit + 0.5).rounded(.down), 0) * unit
  }
}

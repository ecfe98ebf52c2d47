import Foundation
import ViewArchive

/// The sizes proposed to each presentation's layout, in points: of whole cells (GRID-4, GRID-12), or
/// as on a phone.
struct PresentationProposals {
  private let environment: ArchiveEnvironment
  /// What sizes are multiples of.
  private let column: Double
  private let row: Double
  /// The height of the closed island.
  private let restingHeight: Double

  /// The size of a cell in points, as `CellMetric` defines it: WidgetKit may not import ViewLayout.
  private static let cell = (column: 8.0, row: 16.0)
  /// The size of a phone's pixel in points, so that nothing is rounded that is seen.
  private static let pixel = 1.0 / 3

  static func cells(_ environment: ArchiveEnvironment) -> PresentationProposals {
    PresentationProposals(
      environment: environment, column: cell.column, row: cell.row, restingHeight: cell.row)
  }

  static func phone(_ environment: ArchiveEnvironment) -> PresentationProposals {
    PresentationProposals(
      environment: environment, column: pixel, row: pixel,
      restingHeight: environment.island.restingHeight)
  }

  var card: CGSize {
    CGSize(width: panel(environment.card.width), height: rows(environment.card.height))
  }

  var small: CGSize {
    CGSize(
      width: columns(environment.smallCard.width),
      height: rows(environment.smallCard.height))
  }

  /// Returns the size of the expanded island's content. Margins are rounded half up (GRID-5).
  func expanded(within margins: Insets) -> CGSize {
    let island = environment.island
    let sides = Self.near(margins.leading, column) + Self.near(margins.trailing, column)
    let ends = Self.near(margins.top, restingHeight) + Self.near(margins.bottom, restingHeight)
    return CGSize(
      width: max(panel(island.expandedWidth) - sides, 0),
      height: max(rows(island.expandedHeight.upperBound) - ends, 0))
  }

  /// The size of one side of the compact island at its widest (SIZE-10).
  var compactSide: CGSize {
    CGSize(width: columns(environment.island.compactSides.widest), height: restingHeight)
  }

  var minimal: CGSize {
    CGSize(width: columns(environment.island.minimal.width) + column, height: restingHeight)
  }

  /// Rounds down to an even number of columns, so that the camera is in the middle.
  private func panel(_ width: Double) -> Double {
    (width / (2 * column)).rounded(.down) * 2 * column
  }

  private func columns(_ width: Double) -> Double {
    (width / column).rounded(.down) * column
  }

  private func rows(_ height: Double) -> Double { (height / row).rounded(.down) * row }

  private static func near(_ margin: Double, _ unit: Double) -> Double {
    max((margin / unit + 0.5).rounded(.down), 0) * unit
  }
}

package import ActivityModel
import ViewArchive
import ViewLayout

/// The positions of the island's parts on a screen, in cells (GRID-12).
package struct IslandGeometry: Hashable, Sendable {
  /// The columns of the phone's screen; an even number.
  package var columns: Int
  /// The columns of the expanded panel; an even number.
  package var panelColumns: Int
  /// The most columns of both compact sides together (SIZE-10).
  package var sidesLimit: Int
  /// The screen row in which the island begins; the upper half of that row stays free.
  package var top: Int
  /// True in landscape: the compact sides have little room (GESTURE-24).
  package var isLimited: Bool

  /// The columns in the middle that the camera covers.
  package static let cameraColumns =
    2 * CellMetric.columns(nearest: PhoneMeasures.camera.width / 2)
  /// Columns of the attached side and of the bubble: a circle, or an oval for wider content
  /// (GRID-12).
  package static let minimalColumns = 5...6
  /// The rows of an island that is not expanded: a text row and half a row above and below it.
  package static let restingRows = 3
  /// The height of an island that is not expanded, in points.
  package static let restingHeight = CellMetric.height(of: restingRows - 1)
  /// The least and the most rows of the expanded island (SIZE-4).
  package static let panelRows =
    CellMetric.rows(
      PhoneMeasures.expandedHeight.lowerBound, .down)...CellMetric.rows(
      PhoneMeasures.expandedHeight.upperBound, .down)
  /// The corner radius of the expanded island, in points (SIZE-5).
  package static let panelRadius = PhoneMeasures.cornerRadius
  /// The fewest screen rows with room for the larger inset of newer phones.
  private static let insetRows = 24
  /// The columns of one side in landscape: a rounded end and four columns (GRID-14).
  private static let limitedColumns = 5

  package init(
    columns: Int, panelColumns: Int, sidesLimit: Int, top: Int = 0, isLimited: Bool = false
  ) {
    self.columns = columns
    self.panelColumns = panelColumns
    self.sidesLimit = sidesLimit
    self.top = top
    self.isLimited = isLimited
  }

  /// Creates the geometry for a device on a screen of so many cells.
  ///
  /// The island's distance from the upper edge (SIZE-11) is rounded to half a row, or to one and a
  /// half rows where there is room.
  package init(device: Device, columns: Int, rows: Int, isLimited: Bool) {
    let panel = 2 * CellMetric.columns(device.expandedWidth / 2, .down)
    let sides = CellMetric.columns(device.compactWidth - PhoneMeasures.camera.width, .down)
    let inset = device.islandInset ?? PhoneMeasures.islandInset
    self.init(
      columns: columns, panelColumns: min(panel, columns),
      sidesLimit: min(
        isLimited ? 2 * Self.limitedColumns : sides, columns - Self.cameraColumns - 2),
      top: inset > 12 && rows >= Self.insetRows ? 1 : 0, isLimited: isLimited)
  }

  package var center: Int { columns / 2 }
  package var cameraColumn: Int { center - Self.cameraColumns / 2 }
  package var panelColumn: Int { center - panelColumns / 2 }

  /// The screen row of the text in an island that is not expanded.
  package var textRow: Int { top + 1 }

  /// The sides of the compact island, in columns.
  private var sides: CompactSides { CompactSides(limit: Double(sidesLimit), isGridded: true) }

  /// The most columns of one compact side, at most up to the screen's edge.
  package var widestSide: Int { room(beside: 0) }

  /// The most columns of a compact side beside one that needs so many columns.
  package func room(beside columns: Int) -> Int {
    min(Int(sides.room(beside: Double(columns))), (self.columns - Self.cameraColumns) / 2)
  }

  /// Returns the columns of the compact sides for content of so many columns (SIZE-10).
  package func sides(of left: Int, _ right: Int) -> (left: Int, right: Int) {
    let widths = sides.widths(of: Double(left), Double(right))
    let most = (columns - Self.cameraColumns) / 2
    return (min(Int(widths.leading), most), min(Int(widths.trailing), most))
  }

  /// Returns the first column of a bubble; `bubbles` are the columns of each bubble.
  package func bubbleColumn(_ index: Int, of bubbles: [Int]) -> Int {
    cameraColumn + Self.cameraColumns + 1 + bubbles.prefix(index).reduce(0) { $0 + $1 + 1 }
  }
}

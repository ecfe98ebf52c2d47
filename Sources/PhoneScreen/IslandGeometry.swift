package import ActivityModel
package import CellRaster

/// Where the island's parts lie on a screen, in cells (presentations.md §7.4).
package struct IslandGeometry: Hashable, Sendable {
  /// Columns of the phone's screen; even.
  package var columns: Int
  /// Columns of the expanded panel; even.
  package var panelColumns: Int
  /// Columns of one compact side: a cap and five or six columns of content.
  package var sideColumns: Int
  /// The row of the screen that the island begins in; half of it stays free above.
  package var top: Int
  /// The sides have no room to grow: landscape (presentations.md §2.2 T24).
  package var isLimited: Bool

  /// Columns that the camera takes out of the middle.
  package static let cameraColumns = 16
  /// Columns of the attached side and of the bubble: a circle, or an oval for wider content
  /// (presentations.md §7.4).
  package static let minimalColumns = 5...6
  /// Rows of an island that is not expanded: a text row and two halves.
  package static let restingRows = 3
  /// The same in points, from edge to edge.
  package static let restingHeight = 32.0
  package static let panelRows = 5...10
  /// Points; the expanded island's corners (presentations.md §1.1).
  package static let panelRadius = 44.0
  /// From here on there are rows enough for the inset of the newer phones, in rows.
  private static let insetRows = 24
  /// One side in landscape: a cap and four columns (presentations.md §7.5).
  private static let limitedColumns = 5

  package init(
    columns: Int, panelColumns: Int, sideColumns: Int, top: Int = 0, isLimited: Bool = false
  ) {
    self.columns = columns
    self.panelColumns = panelColumns
    self.sideColumns = sideColumns
    self.top = top
    self.isLimited = isLimited
  }

  /// The island of a device on a screen of so many cells. It hangs 11 points below the edge, or
  /// 14 on newer phones (presentations.md §1.3): half a row, or one and a half where there is
  /// room.
  package init(device: Device, columns: Int, rows: Int, isLimited: Bool) {
    let isLarge = device.island == .large
    let inset = device.islandInset ?? 11
    self.init(
      columns: columns, panelColumns: min(isLarge ? 50 : 46, columns),
      sideColumns: min(
        isLimited ? Self.limitedColumns : isLarge ? 7 : 6, (columns - Self.cameraColumns) / 2),
      top: inset > 12 && rows >= Self.insetRows ? 1 : 0, isLimited: isLimited)
  }

  package var center: Int { columns / 2 }
  package var cameraColumn: Int { center - Self.cameraColumns / 2 }
  package var panelColumn: Int { center - panelColumns / 2 }

  /// The row that the texts of a resting island stand in.
  package var textRow: Int { top + 1 }

  /// The widest a compact side can get: to one column from the screen's edge.
  package var widestSide: Int {
    isLimited ? sideColumns : max((columns - Self.cameraColumns) / 2 - 1, sideColumns)
  }

  package var idle: IslandShape {
    IslandShape(body: body(column: cameraColumn, columns: Self.cameraColumns))
  }

  package func compact(side: Int) -> IslandShape {
    IslandShape(body: body(column: cameraColumn - side, columns: Self.cameraColumns + 2 * side))
  }

  /// The attached activity on the leading side, the others in bubbles one column to the right.
  package func split(attached: Int, detached: [Int]) -> IslandShape {
    IslandShape(
      body: body(column: cameraColumn - attached, columns: Self.cameraColumns + attached),
      bubbles: detached.indices.map {
        body(column: bubbleColumn($0, of: detached), columns: detached[$0])
      })
  }

  /// The column that a bubble begins in, all of so many columns.
  package func bubbleColumn(_ index: Int, of bubbles: [Int]) -> Int {
    cameraColumn + Self.cameraColumns + 1 + bubbles.prefix(index).reduce(0) { $0 + $1 + 1 }
  }

  package func expanded(rows: Int) -> IslandShape {
    IslandShape(
      body: body(
        column: panelColumn, columns: panelColumns, rows: rows, radius: Self.panelRadius))
  }

  private func body(
    column: Int, columns: Int, rows: Int = restingRows, radius: Double? = nil
  ) -> IslandShape.Body {
    IslandShape.Body(column: column, columns: columns, row: top, rows: rows, radius: radius)
  }
}

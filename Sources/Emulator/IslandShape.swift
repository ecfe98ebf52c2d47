package import CellRaster
package import ViewArchive

/// The outlines of the island at one instant: its body, and the bubble beside it where there is
/// one. Points, relative to the top left cell of the phone's screen.
package struct IslandShape: Hashable, Sendable {
  package struct Body: Hashable, Sendable {
    package var minX: Double
    package var maxX: Double
    package var minY: Double
    package var maxY: Double
    package var radius: Double

    package init(minX: Double, maxX: Double, minY: Double, maxY: Double, radius: Double) {
      self.minX = minX
      self.maxX = maxX
      self.minY = minY
      self.maxY = maxY
      self.radius = radius
    }

    /// The cells from `column` on, with the half row above and below the text left free that
    /// makes the ends look round (presentations.md §7.4).
    package init(column: Int, columns: Int, rows: Int, radius: Double? = nil) {
      let minY = 8.0
      let maxY = Double(rows) * 16 - 8
      self.init(
        minX: Double(column) * 8, maxX: Double(column + columns) * 8, minY: minY, maxY: maxY,
        radius: radius ?? (maxY - minY) / 2)
    }

    /// This body on a screen whose top left cell is `origin`.
    package func moved(to origin: CellPoint) -> Body {
      var copy = self
      copy.minX += Double(origin.column) * 8
      copy.maxX += Double(origin.column) * 8
      copy.minY += Double(origin.row) * 16
      copy.maxY += Double(origin.row) * 16
      return copy
    }

    package var bounds: Rect {
      Rect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
    }

    package func draw(
      color: RGB, keyline: RGB?, look: Look, into grid: inout CellGrid, clip: CellRect
    ) {
      let limit = min(bounds.width, bounds.height) / 2
      look.fill(
        bounds, radius: min(radius, limit), color: color, keyline: keyline, into: &grid,
        clip: clip)
    }
  }

  package var body: Body?
  package var bubble: Body?

  package init(body: Body? = nil, bubble: Body? = nil) {
    self.body = body
    self.bubble = bubble
  }
}

/// Where the island's parts lie on a screen, in cells (presentations.md §7.4).
package struct IslandGeometry: Hashable, Sendable {
  /// Columns of the phone's screen; even.
  package var columns: Int
  /// Columns of the expanded panel; even.
  package var panelColumns: Int
  /// Columns of one compact side: a cap and five or six columns of content.
  package var sideColumns: Int

  /// Columns that the camera takes out of the middle.
  package static let cameraColumns = 16
  /// Columns of the attached side and of the bubble: a circle, or an oval for wider content
  /// (presentations.md §7.4).
  package static let minimalColumns = 5...6
  /// Rows of an island that is not expanded: a text row and two halves.
  package static let restingRows = 3
  package static let panelRows = 5...10
  /// Points; the expanded island's corners (presentations.md §1.1).
  package static let panelRadius = 44.0

  package init(columns: Int, panelColumns: Int, sideColumns: Int) {
    self.columns = columns
    self.panelColumns = panelColumns
    self.sideColumns = sideColumns
  }

  package var center: Int { columns / 2 }
  package var cameraColumn: Int { center - Self.cameraColumns / 2 }
  package var panelColumn: Int { center - panelColumns / 2 }

  /// The widest a compact side can get: to one column from the screen's edge.
  package var widestSide: Int { max((columns - Self.cameraColumns) / 2 - 1, sideColumns) }

  package var idle: IslandShape {
    IslandShape(
      body: .init(column: cameraColumn, columns: Self.cameraColumns, rows: Self.restingRows))
  }

  package func compact(side: Int) -> IslandShape {
    IslandShape(
      body: .init(
        column: cameraColumn - side, columns: Self.cameraColumns + 2 * side,
        rows: Self.restingRows))
  }

  /// The attached activity on the leading side, the other in a bubble one column to the right.
  package func pair(attached: Int, detached: Int) -> IslandShape {
    IslandShape(
      body: .init(
        column: cameraColumn - attached, columns: Self.cameraColumns + attached,
        rows: Self.restingRows),
      bubble: .init(column: bubbleColumn, columns: detached, rows: Self.restingRows))
  }

  package var bubbleColumn: Int { cameraColumn + Self.cameraColumns + 1 }

  package func expanded(rows: Int) -> IslandShape {
    IslandShape(
      body: .init(
        column: panelColumn, columns: panelColumns, rows: rows, radius: Self.panelRadius))
  }
}

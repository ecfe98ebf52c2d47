/// The outlines of the island in each of its presentations.
extension IslandGeometry {
  package var idle: IslandShape {
    IslandShape(body: body(column: cameraColumn, columns: Self.cameraColumns))
  }

  /// Returns the shape with two compact sides of `side` columns each.
  package func compact(side: Int) -> IslandShape { compact(left: side, right: side) }

  /// Returns the shape with compact sides of so many columns.
  package func compact(left: Int, right: Int) -> IslandShape {
    IslandShape(
      body: body(column: cameraColumn - left, columns: Self.cameraColumns + left + right))
  }

  /// Returns the shape with the attached activity left of the camera and the others in bubbles on
  /// the right, one column apart. The widths are in columns.
  package func split(attached: Int, detached: [Int]) -> IslandShape {
    IslandShape(
      body: body(column: cameraColumn - attached, columns: Self.cameraColumns + attached),
      bubbles: detached.indices.map {
        body(column: bubbleColumn($0, of: detached), columns: detached[$0])
      })
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

/// The points of a mesh gradient, between which the colours are mixed.
package struct MeshValue: Codable, Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  /// Row by row.
  package var points: [RelativePoint]
  /// The control points of the edges, four for each point: leading, top, trailing, bottom. Nil:
  /// straight edges.
  package var controls: [RelativePoint]?
  /// True if colours change slowly near the points.
  package var isSmooth: Bool

  package init(
    columns: Int, rows: Int, points: [RelativePoint], controls: [RelativePoint]? = nil,
    isSmooth: Bool = true
  ) {
    self.columns = columns
    self.rows = rows
    self.points = points
    self.controls = controls
    self.isSmooth = isSmooth
  }

  /// False if points are missing: nothing but the colour behind the mesh is drawn.
  package var isComplete: Bool {
    (2...1_000).contains(columns) && (2...1_000).contains(rows) && points.count == columns * rows
      && controls.map { $0.count == 4 * points.count } ?? true
      && (points + (controls ?? [])).allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}

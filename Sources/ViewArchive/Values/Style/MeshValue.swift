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

  /// The most columns and rows that are drawn.
  private static let most = 20
  /// The largest distance of a point, in widths and heights of the gradient: rasterisers do not end
  /// with longer edges.
  private static let farthest = 20.0

  /// False if points are missing, too many or too far away: nothing but the colour behind the mesh
  /// is drawn.
  package var isComplete: Bool {
    (2...Self.most).contains(columns) && (2...Self.most).contains(rows)
      && points.count == columns * rows && controls.map { $0.count == 4 * points.count } ?? true
      && points.allSatisfy(Self.isNear) && controls?.allSatisfy(Self.isNear) ?? true
  }

  private static func isNear(_ point: RelativePoint) -> Bool {
    abs(point.x) <= farthest && abs(point.y) <= farthest
  }
}

package import ViewArchive

/// The one scale of several pictures of parts, as far as the cells of their terminal decide it: the
/// least of those at which each of them fits.
package struct PictureFit: Codable, Hashable, Sendable {
  /// The columns and the rows for each point.
  package var columns: Double
  package var rows: Double

  /// Returns the scale of parts; nil: there are none.
  ///
  /// - Parameter parts: The cells that each has, and the points that it shows.
  package init?(_ parts: [(columns: Int, rows: Int, size: Size)]) {
    let shown = parts.filter { $0.size.width > 0 && $0.size.height > 0 }
    guard let columns = shown.map({ Double($0.columns) / $0.size.width }).min(),
      let rows = shown.map({ Double($0.rows) / $0.size.height }).min()
    else { return nil }
    self.columns = columns
    self.rows = rows
  }

  /// The pixels for each point, from those of a cell.
  package func scale(cellWidth: Double, cellHeight: Double) -> Double {
    min(columns * cellWidth, rows * cellHeight)
  }
}

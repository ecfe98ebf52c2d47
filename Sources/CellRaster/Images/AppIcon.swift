package import Foundation

/// The picture of an app's icon, as small as it is drawn in the dock: two colours a cell.
package struct AppIcon: Hashable, Sendable {
  /// The size of the icon in cells: a square in points.
  package static let size = CellSize(columns: 6, rows: 3)

  /// The colours by row, two rows for each row of cells.
  private let colors: [RGB]

  /// Decodes PNG or JPEG data within the limits of `ImageDecoder`.
  package static func decoded(_ data: Data) -> Result<AppIcon, Bitmap.Failure> {
    ImageDecoder.picture(of: data).map(AppIcon.init).mapError {
      Bitmap.Failure(message: $0.message)
    }
  }

  private init(_ image: LinearImage) {
    let (columns, rows) = (Self.size.columns, Self.size.rows * 2)
    let (width, height) = (1 / Double(columns), 1 / Double(rows))
    var colors: [RGB] = []
    for row in 0..<rows {
      let y = Double(row) * height
      for column in 0..<columns {
        let x = Double(column) * width
        let tint = image.tint(fromX: x, y: y, toX: x + width, y: y + height)
        colors.append(tint.blended(over: .black))
      }
    }
    self.colors = colors
  }

  /// Draws the icon wherever a tile of its size has its flat colour.
  package func draw(
    at point: CellPoint, replacing flat: RGB, depth: ColorDepth, glyphs: GlyphSet,
    into grid: inout CellGrid
  ) {
    let area = CellRect(
      column: point.column, row: point.row, columns: Self.size.columns, rows: Self.size.rows)
    grid.drawPicture(in: area, replacing: { _ in flat }, depth: depth, glyphs: glyphs) {
      color(column: $0.column - point.column, row: $0.row - point.row, $1)
    }
  }

  private func color(column: Int, row: Int, _ part: CellPart) -> RGB {
    let upper = colors[row * 2 * Self.size.columns + column]
    let lower = colors[(row * 2 + 1) * Self.size.columns + column]
    return switch part {
    case .whole: Tint(upper).mixed(with: Tint(lower), amount: 0.5).blended(over: .black)
    case .upper: upper
    case .lower: lower
    }
  }
}

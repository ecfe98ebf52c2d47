import ViewArchive
import ViewLayout

/// Draws a bitmap image in half cells: each takes the mean of the part of the image inside it,
/// under any rotation or scale.
struct BitmapRaster {
  let context: DrawContext
  let picture: LinearImage
  /// The image's rectangle in points of the grid, before the transform.
  let rect: Rect

  /// Draws the image. A non-nil `paint` draws it as a template: the colours of `paint` with the
  /// opacity of the image.
  func draw(template paint: Paint?, into grid: inout CellGrid) {
    guard let inverse = context.transform.inverse, rect.width > 0, rect.height > 0 else { return }
    let outline = ShapeOutline.rounded(rect, radius: 0).mapped(context.transform.apply)
    guard let bounds = [outline].bounds else { return }
    let area = CellMetric.cells(covering: bounds).intersection(context.clip)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        func tint(isLower: Bool) -> Tint {
          let left = context.visibility(column: column, row: row, isLower: isLower)
          guard left > 0 else { return .clear }
          var tint = self.tint(column: column, row: row, isLower: isLower, inverse)
          if let paint {
            let point = CellMetric.center(column: column, row: row, isLower: isLower)
            tint = paint.tint(at: point).faded(by: tint.alpha)
          } else {
            tint = tint.faded(by: context.opacity)
          }
          return tint.faded(by: left)
        }
        let place = CellPoint(column: column, row: row)
        let (upper, lower) = (tint(isLower: false), tint(isLower: true))
        if context.rasterizer.depth == .mono {
          shade(upper, lower, isTemplate: paint != nil, at: place, into: &grid)
        } else {
          let brush = context.brush
          brush.paint(
            upper: Tint(upper.color, alpha: brush.level(upper.alpha)),
            lower: Tint(lower.color, alpha: brush.level(lower.alpha)), at: place, into: &grid)
        }
      }
    }
  }

  /// Returns the mean tint of the part of the image inside a half cell.
  func tint(column: Int, row: Int, isLower: Bool, _ inverse: PlaneTransform) -> Tint {
    let center = CellMetric.center(column: column, row: row, isLower: isLower)
    let half = CellMetric.half / 2
    let corners = [(-half, -half), (half, -half), (-half, half), (half, half)].map { x, y in
      inverse.apply(to: Point(x: center.x + x, y: center.y + y))
    }
    func extent(_ values: [Double], _ start: Double, _ length: Double) -> (Double, Double) {
      let least = values.min() ?? start
      let most = values.max() ?? start
      return ((least - start) / length, (most - start) / length)
    }
    let (left, right) = extent(corners.map(\.x), rect.minX, rect.width)
    let (top, bottom) = extent(corners.map(\.y), rect.minY, rect.height)
    return picture.tint(fromX: left, y: top, toX: right, y: bottom)
  }

  /// Draws a cell without colour: the shade's density is the image's lightness, or a template's
  /// opacity.
  private func shade(
    _ upper: Tint, _ lower: Tint, isTemplate: Bool, at place: CellPoint, into grid: inout CellGrid
  ) {
    func light(_ tint: Tint) -> Double {
      isTemplate ? tint.alpha : tint.alpha * tint.color.grey
    }
    let shades = context.rasterizer.glyphs != .unicode ? Self.asciiShades : Self.shades
    let mean = (light(upper) + light(lower)) / 2
    let shade = shades[min(Int(mean * Double(shades.count)), shades.count - 1)]
    guard upper.alpha + lower.alpha > 0, shade != " " else { return }
    context.write(shade, at: place, tint: Tint(context.surface.foreground), into: &grid)
  }

  private static let shades = [" ", "░", "▒", "▓", "█"]
  private static let asciiShades = [" ", ".", ":", "-", "=", "+", "*", "#", "%", "@"]
}

import ViewArchive
import ViewLayout

/// Computes the coverage of a mask's content: shapes, colours and bitmap images by coverage and
/// opacity, everything else by its rectangle.
struct MaskRaster {
  let context: DrawContext

  func mask(of content: PlacedNode) -> CoverageMask {
    var mask = CoverageMask(area: context.clip)
    add(content, opacity: 1, to: &mask)
    return mask
  }

  private func add(_ node: PlacedNode, opacity: Double, to mask: inout CoverageMask) {
    let rect = context.rect(node.bounds)
    switch node.element {
    case .modifier(.hidden): return
    case .modifier(.opacity(let own)):
      for child in node.children { add(child, opacity: opacity * Tint.unit(own), to: &mask) }
    case .modifier:
      for child in node.children { add(child, opacity: opacity, to: &mask) }
    case .view(.shape(let content)):
      let raster = ShapeRaster(context: context)
      let lines = raster.lines(of: content.shape, in: rect)
      if let stroke = content.stroke {
        add(
          StrokeOutline.areas(along: lines, width: stroke.lineWidth), stroke.style, rect, opacity,
          to: &mask)
      }
      if let fill = content.fill ?? (content.stroke == nil ? .primary : nil) {
        add(lines, fill, rect, opacity, to: &mask)
      }
    case .view(.style(let style)):
      add([ShapeOutline.rounded(rect, radius: 0)], style, rect, opacity, to: &mask)
    case .view(.text):
      for line in node.lines {
        add(
          [ShapeOutline.rounded(context.rect(line.bounds), radius: 0)], .primary, rect, opacity,
          to: &mask)
      }
    case .view(.image(let image)):
      guard let picture = image.picture, let inverse = context.transform.inverse else {
        return add(
          [ShapeOutline.rounded(rect, radius: 0)], .primary, rect, opacity, to: &mask)
      }
      let raster = BitmapRaster(context: context, picture: picture, rect: rect)
      let area = CellMetric.cells(covering: context.place(node.bounds)).intersection(mask.area)
      for row in area.row..<area.maxRow {
        for column in area.column..<area.maxColumn {
          for isLower in [false, true] {
            let tint = raster.tint(column: column, row: row, isLower: isLower, inverse)
            mask.raise(column: column, row: row, isLower: isLower, to: tint.alpha * opacity)
          }
        }
      }
    case .view(.progress), .view(.gauge), .view(.divider):
      add([ShapeOutline.rounded(rect, radius: 0)], .primary, rect, opacity, to: &mask)
    case .view:
      for child in node.children { add(child, opacity: opacity, to: &mask) }
    }
  }

  private func add(
    _ lines: [Polyline], _ style: StyleValue, _ rect: Rect, _ opacity: Double,
    to mask: inout CoverageMask
  ) {
    guard let bounds = lines.bounds else { return }
    let area = CellMetric.cells(covering: bounds).intersection(mask.area)
    let inside = CoverageMask(inside: lines, area: area)
    let paint = StyleResolver(surface: context.surface).paint(style, in: rect)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        for isLower in [false, true] {
          let point = CellMetric.center(column: column, row: row, isLower: isLower)
          let coverage = inside.coverage(column: column, row: row, isLower: isLower)
          mask.raise(
            column: column, row: row, isLower: isLower,
            to: coverage * paint.tint(at: point).alpha * opacity)
        }
      }
    }
  }
}

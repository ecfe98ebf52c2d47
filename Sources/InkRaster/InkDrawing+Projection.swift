#if Pictures
  import CInk
  import CellRaster
  import PhoneDrawing
  import ViewArchive

  extension InkDrawing {
    /// The parts of a side that is seen with a perspective.
    private static let projectionParts = 16

    /// Draws a group as it is seen after a projection: cairo has affine transforms alone, so each
    /// small triangle has its own.
    func project(_ content: OpaquePointer?, _ projection: Projection, _ rect: Rect) {
      let side = max(rect.width, rect.height)
      // What stands out of the view, such as its shadow, is turned with it.
      let margin = 0.25 * side + 4
      let area = rect.inset(by: -margin)
      let count = Self.projectionParts
      let points = (0...count).map { row in
        (0...count).map { column in
          let point = Point(
            x: area.minX + area.width * Double(column) / Double(count),
            y: area.minY + area.height * Double(row) / Double(count))
          return (point, projection.image(of: point, side: side))
        }
      }
      // Neighbouring triangles share their edges: smooth ones would let through what is behind.
      cairo_set_antialias(canvas, CAIRO_ANTIALIAS_NONE)
      for row in 0..<count {
        for column in 0..<count {
          let (first, second) = (points[row][column], points[row][column + 1])
          let (third, fourth) = (points[row + 1][column + 1], points[row + 1][column])
          draw(content, [first, second, third])
          draw(content, [first, third, fourth])
        }
      }
      cairo_set_antialias(canvas, CAIRO_ANTIALIAS_DEFAULT)
    }

    /// Draws the part of a group inside a triangle where the triangle is seen.
    private func draw(_ content: OpaquePointer?, _ corners: [(point: Point, image: Point)]) {
      let (a, b, c) = (corners[0], corners[1], corners[2])
      let (ux, uy) = (b.point.x - a.point.x, b.point.y - a.point.y)
      let (vx, vy) = (c.point.x - a.point.x, c.point.y - a.point.y)
      let area = ux * vy - uy * vx
      guard abs(area) > 1e-9 else { return }
      let (px, py) = (b.image.x - a.image.x, b.image.y - a.image.y)
      let (qx, qy) = (c.image.x - a.image.x, c.image.y - a.image.y)
      let seen = px * qy - py * qx
      guard abs(seen) > 1e-6 else { return }
      var matrix = cairo_matrix_t()
      matrix.xx = (px * vy - qx * uy) / area
      matrix.xy = (qx * ux - px * vx) / area
      matrix.yx = (py * vy - qy * uy) / area
      matrix.yy = (qy * ux - py * vx) / area
      matrix.x0 = a.image.x - matrix.xx * a.point.x - matrix.xy * a.point.y
      matrix.y0 = a.image.y - matrix.yx * a.point.x - matrix.yy * a.point.y
      cairo_save(canvas)
      trace([.move(a.image), .line(b.image), .line(c.image), .close])
      cairo_clip(canvas)
      cairo_transform(canvas, &matrix)
      cairo_set_source(canvas, content)
      cairo_paint(canvas)
      cairo_restore(canvas)
    }
  }
#endif

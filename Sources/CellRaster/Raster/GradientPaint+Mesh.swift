package import ViewArchive

extension GradientPaint {
  /// A part of a mesh that is small enough for straight edges.
  package struct MeshPiece: Hashable, Sendable {
    /// Clockwise from the first.
    package var corners: [Point]
    /// The colours of the corners.
    package var tints: [Tint]
  }

  /// The colour behind a mesh. Nil: none is seen, or this is no mesh.
  package var meshBackground: Tint? {
    guard case .mesh(let mesh) = form, stops.count > mesh.points.count,
      let tint = stops.last?.tint, tint.alpha > 0
    else { return nil }
    return tint
  }

  /// Returns a mesh in `count` by `count` pieces for each four points; none for an incomplete one.
  package func meshPieces(_ count: Int) -> [MeshPiece] {
    patches.flatMap { patch in
      (0..<count * count).map { index in
        let column = Double(index % count) / Double(count)
        let row = Double(index / count) / Double(count)
        let step = 1 / Double(count)
        let places = [
          (column, row), (column + step, row), (column + step, row + step), (column, row + step),
        ]
        return MeshPiece(
          corners: places.map { patch.point($0.0, $0.1) },
          tints: places.map { patch.tint($0.0, $0.1) })
      }
    }
  }

  /// Returns the colour at a point; edges count as straight.
  func tint(at point: Point, of mesh: MeshValue) -> Tint {
    // Where a mesh is folded, what comes later is above.
    for patch in patches.reversed() {
      if let tint = patch.tint(at: point) { return tint }
    }
    return meshBackground ?? .clear
  }

  // MARK: Patches

  private var patches: [Patch] {
    guard case .mesh(let mesh) = form, mesh.isComplete, stops.count >= mesh.points.count else {
      return []
    }
    return (0..<mesh.rows - 1).flatMap { row in
      (0..<mesh.columns - 1).map { column in
        let first = row * mesh.columns + column
        // Clockwise, as the pieces.
        let indices = [first, first + 1, first + mesh.columns + 1, first + mesh.columns]
        return Patch(
          corners: indices.map { absolute(mesh.points[$0]) },
          controls: mesh.controls.map { controls in
            indices.map { index in controls[4 * index..<4 * index + 4].map(absolute) }
          },
          tints: indices.map { stops[$0].tint }, isSmooth: mesh.isSmooth)
      }
    }
  }

  /// Four neighbouring points of a mesh, clockwise.
  private struct Patch {
    var corners: [Point]
    /// Leading, top, trailing and bottom of each corner.
    var controls: [[Point]]?
    var tints: [Tint]
    var isSmooth: Bool

    /// Returns the colour at shares of the width and height of the patch.
    func tint(_ u: Double, _ v: Double) -> Tint {
      let (u, v) = isSmooth ? (Self.smooth(u), Self.smooth(v)) : (u, v)
      return tints[0].mixed(with: tints[1], amount: u)
        .mixed(with: tints[3].mixed(with: tints[2], amount: u), amount: v)
    }

    private static func smooth(_ share: Double) -> Double { share * share * (3 - 2 * share) }

    /// Returns a point of the patch between its four edges (Coons).
    func point(_ u: Double, _ v: Double) -> Point {
      let top = corners[0].moved(towards: corners[1], by: u)
      let bottom = corners[3].moved(towards: corners[2], by: u)
      let straight = top.moved(towards: bottom, by: v)
      guard let controls else { return straight }
      let edges = [
        Self.curve(corners[0], controls[0][2], controls[1][0], corners[1], u),
        Self.curve(corners[3], controls[3][2], controls[2][0], corners[2], u),
        Self.curve(corners[0], controls[0][3], controls[3][1], corners[3], v),
        Self.curve(corners[1], controls[1][3], controls[2][1], corners[2], v),
      ]
      let across = edges[0].moved(towards: edges[1], by: v)
      let along = edges[2].moved(towards: edges[3], by: u)
      return Point(x: across.x + along.x - straight.x, y: across.y + along.y - straight.y)
    }

    private static func curve(
      _ start: Point, _ first: Point, _ second: Point, _ end: Point, _ t: Double
    ) -> Point {
      let (a, b, c) = (
        start.moved(towards: first, by: t), first.moved(towards: second, by: t),
        second.moved(towards: end, by: t)
      )
      return a.moved(towards: b, by: t).moved(towards: b.moved(towards: c, by: t), by: t)
    }

    /// Returns the colour at a point. Nil: it is outside.
    func tint(at point: Point) -> Tint? {
      let slack = 1e-6
      let (xs, ys) = (corners.map { $0.x - point.x }, corners.map { $0.y - point.y })
      guard xs.contains(where: { $0 <= slack }), xs.contains(where: { $0 >= -slack }),
        ys.contains(where: { $0 <= slack }), ys.contains(where: { $0 >= -slack })
      else { return nil }
      // The inverse of mixing the corners: a quadratic equation for the share of the height.
      func cross(_ left: Point, _ right: Point) -> Double { left.x * right.y - left.y * right.x }
      func difference(_ left: Point, _ right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
      }
      let across = difference(corners[1], corners[0])
      let down = difference(corners[3], corners[0])
      let twist = difference(difference(corners[2], corners[1]), down)
      let place = difference(point, corners[0])
      let square = cross(twist, down)
      let linear = cross(across, down) + cross(place, twist)
      let constant = cross(place, across)
      let roots: [Double]
      if abs(square) < 1e-9 {
        roots = [-constant / linear]
      } else {
        let root = (linear * linear - 4 * square * constant).squareRoot()
        roots = [(-linear - root) / (2 * square), (-linear + root) / (2 * square)]
      }
      for v in roots where v >= -slack && v <= 1 + slack {
        let width = Point(x: across.x + twist.x * v, y: across.y + twist.y * v)
        let u =
          abs(width.x) > abs(width.y)
          ? (place.x - down.x * v) / width.x : (place.y - down.y * v) / width.y
        if u >= -slack, u <= 1 + slack {
          return tint(min(max(u, 0), 1), min(max(v, 0), 1))
        }
      }
      return nil
    }
  }
}

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
    // Without the colours of the points the one behind them is left.
    guard case .mesh(let mesh) = form, stops.count > mesh.points.count || stops.count == 1,
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
    guard mesh.isComplete, stops.count >= mesh.points.count, rect.width > 0, rect.height > 0 else {
      return meshBackground ?? .clear
    }
    let place = RelativePoint(
      x: (point.x - rect.minX) / rect.width, y: (point.y - rect.minY) / rect.height)
    // Where a mesh is folded, what comes later is above. Only patches around the point are built.
    for row in (0..<mesh.rows - 1).reversed() {
      for column in (0..<mesh.columns - 1).reversed() {
        let first = row * mesh.columns + column
        guard Self.isAround(place, mesh, first),
          let tint = patch(mesh, first).tint(at: point)
        else { continue }
        return tint
      }
    }
    return meshBackground ?? .clear
  }

  /// Returns whether a point is in the smallest upright rectangle around a patch.
  private static func isAround(_ place: RelativePoint, _ mesh: MeshValue, _ first: Int) -> Bool {
    let slack = 1e-6
    let second = first + mesh.columns
    let (a, b, c, d) = (
      mesh.points[first], mesh.points[first + 1], mesh.points[second], mesh.points[second + 1]
    )
    return place.x >= min(a.x, b.x, c.x, d.x) - slack && place.x <= max(a.x, b.x, c.x, d.x) + slack
      && place.y >= min(a.y, b.y, c.y, d.y) - slack && place.y <= max(a.y, b.y, c.y, d.y) + slack
  }

  // MARK: Patches

  private var patches: [Patch] {
    guard case .mesh(let mesh) = form, mesh.isComplete, stops.count >= mesh.points.count else {
      return []
    }
    return (0..<mesh.rows - 1).flatMap { row in
      (0..<mesh.columns - 1).map { patch(mesh, row * mesh.columns + $0) }
    }
  }

  /// Returns the patch whose first corner is the point with this number.
  private func patch(_ mesh: MeshValue, _ first: Int) -> Patch {
    // Clockwise, as the pieces.
    let indices = [first, first + 1, first + mesh.columns + 1, first + mesh.columns]
    return Patch(
      corners: indices.map { absolute(mesh.points[$0]) },
      controls: mesh.controls.map { controls in
        indices.map { index in controls[4 * index..<4 * index + 4].map(absolute) }
      },
      tints: indices.map { stops[$0].tint }, isSmooth: mesh.isSmooth)
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

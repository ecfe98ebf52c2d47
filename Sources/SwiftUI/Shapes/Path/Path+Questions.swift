import ViewArchive

extension Path {
  /// Returns whether a point is inside the closed path. Curves are approximated by 16 lines.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for corners in polygons {
      for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Returns the outline of a stroke along the path: a rectangle of the line width for each
  /// segment, and a circle at each corner.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    var outline = Path()
    for corners in parts {
      for (from, to) in zip(corners, corners.dropFirst()) {
        let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
          .squareRoot()
        guard length > 0 else { continue }
        let (dx, dy) = ((to.y - from.y) / length * half, (from.x - to.x) / length * half)
        outline.addLines([
          CGPoint(x: from.x + dx, y: from.y + dy), CGPoint(x: to.x + dx, y: to.y + dy),
          CGPoint(x: to.x - dx, y: to.y - dy), CGPoint(x: from.x - dx, y: from.y - dy),
        ])
        outline.closeSubpath()
      }
      let discs = style.lineCap == .round ? corners[...] : corners.dropFirst().dropLast()
      for corner in discs {
        outline.addEllipse(
          in: CGRect(
            x: corner.x - half, y: corner.y - half, width: style.lineWidth,
            height: style.lineWidth))
      }
    }
    return outline
  }

  /// The subpaths that enclose an area.
  var polygons: [[Point]] { parts.filter { $0.count > 2 } }

  /// The points of each subpath; curves are approximated by 16 lines.
  private var parts: [[Point]] {
    var parts: [[Point]] = []
    var part: [Point] = []
    func steps(_ curve: (Double) -> Point) -> [Point] { (1...16).map { curve(Double($0) / 16) } }
    for element in elements {
      switch element {
      case .move(let end):
        parts.append(part)
        part = [end]
      case .line(let end): part.append(end)
      case .quadratic(let end, let control):
        let start = part.last ?? end
        part += steps { t in
          let u = 1 - t
          return Point(
            x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
            y: u * u * start.y + 2 * u * t * control.y + t * t * end.y)
        }
      case .cubic(let end, let first, let second):
        let start = part.last ?? end
        part += steps { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return Point(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y)
        }
      case .close:
        parts.append(part + part.prefix(1))
        part = []
      }
    }
    parts.append(part)
    return parts.filter { $0.count > 1 }
  }
}

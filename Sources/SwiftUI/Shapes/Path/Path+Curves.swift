import ViewArchive

extension Path {
  /// The distance between an end and its control point when a cubic curve approximates a quarter
  /// circle, in radii.
  private static let quarter: CGFloat = 0.5522847498

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect, corners: .init(repeating: cornerSize))
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii radii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    func corner(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    addRect(
      rect,
      corners: Corners(
        topLeading: corner(radii.topLeading), topTrailing: corner(radii.topTrailing),
        bottomTrailing: corner(radii.bottomTrailing), bottomLeading: corner(radii.bottomLeading)))
  }

  private struct Corners {
    var topLeading: CGSize
    var topTrailing: CGSize
    var bottomTrailing: CGSize
    var bottomLeading: CGSize

    init(repeating size: CGSize) {
      self.init(
        topLeading: size, topTrailing: size, bottomTrailing: size, bottomLeading: size)
    }

    init(topLeading: CGSize, topTrailing: CGSize, bottomTrailing: CGSize, bottomLeading: CGSize) {
      self.topLeading = topLeading
      self.topTrailing = topTrailing
      self.bottomTrailing = bottomTrailing
      self.bottomLeading = bottomLeading
    }
  }

  /// Adds a rounded rectangle, clockwise from the top edge. Radii are limited to half an edge.
  private mutating func addRect(_ rect: CGRect, corners: Corners) {
    func limited(_ size: CGSize) -> CGSize {
      CGSize(
        width: max(min(size.width, rect.width / 2), 0),
        height: max(min(size.height, rect.height / 2), 0))
    }
    let (lead, trail) = (limited(corners.topLeading), limited(corners.topTrailing))
    let (end, begin) = (limited(corners.bottomTrailing), limited(corners.bottomLeading))
    move(to: CGPoint(x: rect.minX + lead.width, y: rect.minY))
    addCorner(
      from: CGPoint(x: rect.maxX - trail.width, y: rect.minY),
      around: CGPoint(x: rect.maxX, y: rect.minY),
      to: CGPoint(x: rect.maxX, y: rect.minY + trail.height))
    addCorner(
      from: CGPoint(x: rect.maxX, y: rect.maxY - end.height),
      around: CGPoint(x: rect.maxX, y: rect.maxY),
      to: CGPoint(x: rect.maxX - end.width, y: rect.maxY))
    addCorner(
      from: CGPoint(x: rect.minX + begin.width, y: rect.maxY),
      around: CGPoint(x: rect.minX, y: rect.maxY),
      to: CGPoint(x: rect.minX, y: rect.maxY - begin.height))
    addCorner(
      from: CGPoint(x: rect.minX, y: rect.minY + lead.height),
      around: CGPoint(x: rect.minX, y: rect.minY),
      to: CGPoint(x: rect.minX + lead.width, y: rect.minY))
    closeSubpath()
  }

  /// Adds a line to `from`, then a quarter ellipse to `to`.
  private mutating func addCorner(from: CGPoint, around corner: CGPoint, to end: CGPoint) {
    addLine(to: from)
    guard from != end else { return }
    func control(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarter,
        y: point.y + (corner.y - point.y) * Self.quarter)
    }
    addCurve(to: end, control1: control(from), control2: control(end))
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    // `clockwise` assumes a y axis that points up; with y pointing down the arc runs the other way.
    var sweep = (endAngle - startAngle).radians
    let turn = 2 * Double.pi
    if clockwise {
      while sweep > 0 { sweep -= turn }
      sweep = max(sweep, -turn)
    } else {
      while sweep < 0 { sweep += turn }
      sweep = min(sweep, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep))
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    var path = Path()
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    addPath(path, transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle.radians)
    if isEmpty || currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let parts = max(Int((abs(delta.radians) / (.pi / 2)).rounded(.up)), 1)
    let step = delta.radians / Double(parts)
    let handle = radius * 4 / 3 * tan(step / 4)
    for part in 0..<parts {
      let from = startAngle.radians + step * Double(part)
      let to = from + step
      let (begin, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(x: begin.x - handle * sin(from), y: begin.y + handle * cos(from)),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
    }
  }

  /// Adds an arc that touches the line from the current point to `tangent1End` and the line from
  /// there to `tangent2End`, after a line to its start.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) {
    guard let start = currentPoint else { return move(to: corner) }
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard radius > 0, a > 0, b > 0, cross != 0 else { return addLine(to: corner) }
    let half = acos(max(-1, min(1, (ax * bx + ay * by) / (a * b)))) / 2
    let length = radius / tan(half)
    let first = CGPoint(x: corner.x + ax / a * length, y: corner.y + ay / a * length)
    let last = CGPoint(x: corner.x + bx / b * length, y: corner.y + by / b * length)
    let toCenter = radius / sin(half)
    let (mx, my) = (ax / a + bx / b, ay / a + by / b)
    let m = hypot(mx, my)
    let center = CGPoint(x: corner.x + mx / m * toCenter, y: corner.y + my / m * toCenter)
    let from = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(last.y - center.y, last.x - center.x) - from
    // The arc is the shorter way around.
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(from), delta: .radians(sweep))
  }

  /// Returns the part between two fractions of the path's length, with curves as short lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = flattened
    let total = lines.reduce(0) { $0 + $1.length }
    var position = 0.0
    var path = Path()
    for line in lines {
      let low = max(from * total - position, 0)
      let high = min(to * total - position, line.length)
      position += line.length
      guard high > low, line.length > 0 else { continue }
      let begin = line.point(at: low / line.length)
      if path.currentPoint != begin { path.move(to: begin) }
      path.addLine(to: line.point(at: high / line.length))
    }
    return path
  }

  private struct Line {
    let from: Point
    let to: Point

    var length: Double { hypot(to.x - from.x, to.y - from.y) }

    func point(at fraction: Double) -> CGPoint {
      CGPoint(
        x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
  }

  private var flattened: [Line] {
    var lines: [Line] = []
    var (start, last) = (Point.zero, Point.zero)
    func add(_ steps: Int, _ curve: (Double) -> Point) {
      for step in 1...steps {
        let next = curve(Double(step) / Double(steps))
        lines.append(Line(from: last, to: next))
        last = next
      }
    }
    for element in elements {
      let from = last
      switch element {
      case .move(let end): (start, last) = (end, end)
      case .line(let end): add(1) { _ in end }
      case .close: add(1) { _ in start }
      case .quadratic(let end, let control):
        add(16) { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return Point(
            x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y)
        }
      case .cubic(let end, let control1, let control2):
        add(16) { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return Point(
            x: a * from.x + b * control1.x + c * control2.x + d * end.x,
            y: a * from.y + b * control1.y + c * control2.y + d * end.y)
        }
      }
    }
    return lines
  }
}

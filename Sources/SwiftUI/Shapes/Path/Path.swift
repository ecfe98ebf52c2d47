import ViewArchive

/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
  var elements: [PathElement] = []
  private var start = Point.zero
  private var last: Point?

  public init() {}

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint? { last.map { CGPoint(x: $0.x, y: $0.y) } }

  /// The smallest rectangle that contains the path's points and control points.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  public mutating func move(to end: CGPoint) {
    elements.append(.move(end.point))
    start = end.point
    last = end.point
  }

  public mutating func addLine(to end: CGPoint) {
    elements.append(.line(end.point))
    last = end.point
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadratic(end.point, control: control.point))
    last = end.point
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(end.point, control1: control1.point, control2: control2.point))
    last = end.point
  }

  public mutating func closeSubpath() {
    elements.append(.close)
    last = start
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    var path = Path()
    path.addRect(rect)
    addPath(path, transform: transform)
  }

  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public mutating func addPath(_ path: Path) {
    elements += path.elements
    start = path.start
    last = path.last ?? last
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapping { Point(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns the path with each of its points moved.
  func mapping(_ move: (Point) -> Point) -> Path {
    var path = self
    path.elements = elements.map { $0.mapping(move) }
    path.start = move(start)
    path.last = last.map(move)
    return path
  }
}

extension PathElement {
  /// The end point, then the control points.
  var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadratic(let end, let control): [end, control]
    case .cubic(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }

  func mapping(_ move: (Point) -> Point) -> PathElement {
    switch self {
    case .move(let end): .move(move(end))
    case .line(let end): .line(move(end))
    case .quadratic(let end, let control): .quadratic(move(end), control: move(control))
    case .cubic(let end, let control1, let control2):
      .cubic(move(end), control1: move(control1), control2: move(control2))
    case .close: .close
    }
  }
}

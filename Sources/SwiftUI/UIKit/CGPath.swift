/// A Core Graphics path.
public class CGPath: NSObject, @unchecked Sendable {
  // Unchecked: only the mutable subclass changes, as in Core Graphics.
  fileprivate(set) var path: Path

  init(path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect).transformed(by: transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ellipseIn: rect).transformed(by: transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(path: Path(roundedRect: rect, cornerSize: size).transformed(by: transform))
  }

  public var boundingBox: CGRect { path.boundingRect }
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public var isEmpty: Bool { path.isEmpty }

  public func copy() -> CGPath? { CGPath(path: path) }
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }
}

/// A Core Graphics path that can be modified.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, as in Core Graphics.
  public init() { super.init(path: Path()) }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }

  public init(_ path: CGMutablePath) { self = path.path }

  public var cgPath: CGPath { CGPath(path: self) }

  fileprivate func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    guard let transform else { return self }
    return applying(transform.pointee)
  }
}

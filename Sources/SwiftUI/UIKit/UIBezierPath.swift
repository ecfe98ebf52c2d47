/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = Self(rawValue: 1)
  public static let topRight = Self(rawValue: 2)
  public static let bottomLeft = Self(rawValue: 4)
  public static let bottomRight = Self(rawValue: 8)
  public static let allCorners: Self = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A UIKit path.
open class UIBezierPath: NSObject, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like UIKit's.
  private var path: Path

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var usesEvenOddFillRule = false

  public override init() { path = Path() }

  private init(path: Path) { self.path = path }

  public convenience init(rect: CGRect) { self.init(path: Path(rect)) }

  public convenience init(ovalIn rect: CGRect) { self.init(path: Path(ellipseIn: rect)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let limit = min(rect.width, rect.height) / 2
    let radius = min(max(cornerRadii.width, 0), limit)
    func rounding(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: rounding(.topLeft), bottomLeadingRadius: rounding(.bottomLeft),
      bottomTrailingRadius: rounding(.bottomRight), topTrailingRadius: rounding(.topRight))
    self.init(path: shape.path(in: rect))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(path: Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) { self.init(path: Path(cgPath)) }

  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  open var bounds: CGRect { path.boundingRect }
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  open var isEmpty: Bool { path.isEmpty }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's `clockwise` is as seen on screen; SwiftUI's assumes a y axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = Path() }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}

public import Foundation
package import ViewArchive

/// An outline inside a rectangle.
public protocol Shape: Sendable, View {
  /// Lowering's own; Apple's sources never name it.
  nonisolated var _shape: _ShapeValue { get }
}

public struct _ShapeValue: Sendable {
  package var kind: ShapeKind
  package init(_ kind: ShapeKind) { self.kind = kind }
}

public protocol InsettableShape: Shape {}

extension Shape {
  public var body: some View { ShapeView(content: ShapeContent(_shape.kind), paint: nil) }

  public func fill<S: ShapeStyle>(_ style: S, style fillStyle: FillStyle = FillStyle()) -> some View
  {
    ShapeView(content: ShapeContent(_shape.kind), paint: .fill(style))
  }

  public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(content: ShapeContent(_shape.kind), paint: nil)
  }

  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle) -> some View {
    ShapeView(
      content: ShapeContent(_shape.kind), paint: .stroke(style, stroke, isInside: false))
  }

  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    DerivedShape(kind: .trimmed(_shape.kind, from: Double(start), to: Double(end)))
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    DerivedShape(kind: .rotated(_shape.kind, degrees: angle.degrees))
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    DerivedShape(kind: .offset(_shape.kind, Point(x: Double(x), y: Double(y))))
  }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder<S: ShapeStyle>(
    _ style: S, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShapeView(content: ShapeContent(_shape.kind), paint: .stroke(style, stroke, isInside: true))
  }

  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    DerivedShape(kind: .inset(_shape.kind, by: Double(amount)))
  }
}

public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

public enum CGLineCap: Hashable, Sendable { case butt, round, square }
public enum CGLineJoin: Hashable, Sendable { case miter, round, bevel }

public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

struct DerivedShape: InsettableShape {
  let kind: ShapeKind
  nonisolated var _shape: _ShapeValue { _ShapeValue(kind) }
}

/// A painted shape.
struct ShapeView: View, PrimitiveView {
  typealias Body = Never
  enum Paint {
    case fill(any ShapeStyle)
    case stroke(any ShapeStyle, StrokeStyle, isInside: Bool)
  }

  var content: ShapeContent
  let paint: Paint?

  func lower(in context: LoweringContext) -> [ViewNode] {
    var content = content
    switch paint {
    case nil: content.fill = context.environment.text.foreground
    case .fill(let style): content.fill = style.style(in: context)
    case .stroke(let style, let stroke, let isInside):
      content.stroke = ShapeStroke(
        style: style.style(in: context), lineWidth: Double(stroke.lineWidth),
        dash: stroke.dash.map(Double.init), isInside: isInside)
    }
    return [ViewNode(.shape(content))]
  }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public var _shape: _ShapeValue { .init(.rectangle) }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  nonisolated public var _shape: _ShapeValue {
    .init(.roundedRectangle(radius: Double(min(cornerSize.width, cornerSize.height))))
  }
}

public struct Circle: InsettableShape {
  nonisolated public init() {}
  nonisolated public var _shape: _ShapeValue { .init(.circle) }
}

public struct Capsule: InsettableShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public var _shape: _ShapeValue { .init(.capsule) }
}

public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public var _shape: _ShapeValue { .init(.ellipse) }
}

public struct ContainerRelativeShape: InsettableShape {
  nonisolated public init() {}
  nonisolated public var _shape: _ShapeValue { .init(.containerRelative) }
}

public struct AnyShape: InsettableShape {
  private let kind: ShapeKind
  nonisolated public init<S: Shape>(_ shape: S) { kind = shape._shape.kind }
  nonisolated public var _shape: _ShapeValue { .init(kind) }
}

extension Shape where Self == Rectangle { public static var rect: Self { .init() } }
extension Shape where Self == Circle { public static var circle: Self { .init() } }
extension Shape where Self == Capsule { public static var capsule: Self { .init() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> Self { .init(cornerRadius: cornerRadius) }
}

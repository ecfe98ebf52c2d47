import ViewArchive

/// An outline that scales to a rectangle.
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the inherited foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Returns the outline that a node stores. The path of a user-defined shape is computed for a
  /// rectangle of `size` and scaled when it is drawn.
  nonisolated package func outline(for size: CGSize) -> ShapeOutline {
    if let outlined = self as? any OutlinedShape { return outlined.outline(in: size) }
    let path = path(in: CGRect(origin: .zero, size: size))
    return ShapeOutline(.path(path.elements, size.size))
  }
}

extension Shape {
  /// Returns the shape's nodes. The path of a user-defined shape is computed once its size is
  /// known.
  @MainActor func nodes(
    in context: LoweringContext, content: @escaping @MainActor (ShapeOutline) -> ShapeContent
  ) -> [ViewNode] {
    let values = context.environment
    func node(_ size: CGSize) -> ViewNode {
      ViewNode(
        .shape(content(outline(for: size))), modifiers: values.isRedacted ? [.redacted] : [])
    }
    guard outline(for: values.containerSize).kind.isFree else {
      return [node(values.containerSize)]
    }
    return [context.reader { [node($0.size)] }]
  }
}

extension ShapeKind {
  /// True for an outline that is only valid for one size.
  fileprivate var isFree: Bool {
    switch self {
    case .path: true
    case .trimmed(let shape, _, _), .inset(let shape, _), .rotated(let shape, _),
      .offset(let shape, _):
      shape.isFree
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .capsule, .ellipse,
      .containerRelative:
      false
    }
  }
}

public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A shape that can be inset on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with its own node kind.
package protocol OutlinedShape {
  func outline(in size: CGSize) -> ShapeOutline
}

/// The outline of a shape, with the stroke if it is not filled.
package struct ShapeOutline {
  var kind: ShapeKind
  var stroke: StrokeStyle?
  var isInside = false

  init(_ kind: ShapeKind, stroke: StrokeStyle? = nil, isInside: Bool = false) {
    self.kind = kind
    self.stroke = stroke
    self.isInside = isInside
  }

  func mapping(_ change: (ShapeKind) -> ShapeKind) -> ShapeOutline {
    ShapeOutline(change(kind), stroke: stroke, isInside: isInside)
  }

  func content(_ style: StyleValue?) -> ShapeContent {
    guard let stroke else { return ShapeContent(kind, fill: style) }
    return ShapeContent(
      kind,
      stroke: ShapeStroke(
        style: style ?? .primary, lineWidth: stroke.lineWidth, dash: stroke.dash.map { Double($0) },
        isInside: isInside))
  }
}

/// The style of a stroke; line caps and joins have no effect in terminal cells.
public struct StrokeStyle: Hashable, Sendable {
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  public var lineWidth: CGFloat
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
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

public typealias CGLineCap = StrokeStyle.LineCap
public typealias CGLineJoin = StrokeStyle.LineJoin

/// The fill rule of a path; the non-zero rule is always used.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

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
  nonisolated package func outline(for size: CGSize) -> ShapePath {
    if let outlined = self as? any PrimitiveShape { return outlined.outline(in: size) }
    let path = path(in: CGRect(origin: .zero, size: size))
    return ShapePath(.path(path.elements, size.size))
  }
}

extension Shape {
  /// Returns the shape's nodes. The path of a user-defined shape is computed once its size is
  /// known.
  @MainActor func nodes(
    in context: LoweringContext, content: @escaping @MainActor (ShapePath) -> ShapeContent
  ) -> [ViewNode] {
    let values = context.environment
    func node(_ size: CGSize) -> ViewNode {
      ViewNode(
        .shape(content(outline(for: size))), modifiers: values.isRedacted ? [.redacted] : [])
    }
    guard outline(for: values.containerSize).kind.isSizeDependent else {
      return [node(values.containerSize)]
    }
    return [context.reader { [node($0.size)] }]
  }
}

extension ShapeKind {
  /// True for an outline that is only valid for one size.
  var isSizeDependent: Bool {
    switch self {
    case .path(_, let size): size != .zero
    case .trimmed(let shape, _, _), .inset(let shape, _), .rotated(let shape, _),
      .offset(let shape, _), .circular(let shape):
      shape.isSizeDependent
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .capsule, .ellipse,
      .containerRelative:
      false
    }
  }
}

public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

public typealias CGLineCap = StrokeStyle.LineCap

public typealias CGLineJoin = StrokeStyle.LineJoin

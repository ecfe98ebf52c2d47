import ViewArchive

/// The outline of a shape, with the stroke if it is not filled.
package struct ShapePath {
  var kind: ShapeKind
  var stroke: StrokeStyle?
  var isInside = false

  init(_ kind: ShapeKind, stroke: StrokeStyle? = nil, isInside: Bool = false) {
    self.kind = kind
    self.stroke = stroke
    self.isInside = isInside
  }

  func mapping(_ change: (ShapeKind) -> ShapeKind) -> ShapePath {
    ShapePath(change(kind), stroke: stroke, isInside: isInside)
  }

  func content(_ style: StyleValue?) -> ShapeContent {
    guard let stroke else { return ShapeContent(kind, fill: style) }
    return ShapeContent(
      kind,
      stroke: ShapeStroke(
        style: style ?? .primary, lineWidth: stroke.lineWidth, dash: stroke.dash.map { Double($0) },
        isInside: isInside, cap: stroke.lineCap.archived, join: stroke.lineJoin.archived,
        miterLimit: stroke.miterLimit == 10 ? nil : Double(stroke.miterLimit),
        dashPhase: stroke.dashPhase == 0 ? nil : Double(stroke.dashPhase)))
  }
}

extension StrokeStyle.LineCap {
  /// Nil for the default.
  fileprivate var archived: ShapeStroke.Cap? {
    switch self {
    case .butt: nil
    case .round: .round
    case .square: .square
    }
  }
}

extension StrokeStyle.LineJoin {
  /// Nil for the default.
  fileprivate var archived: ShapeStroke.Join? {
    switch self {
    case .miter: nil
    case .round: .round
    case .bevel: .bevel
    }
  }
}

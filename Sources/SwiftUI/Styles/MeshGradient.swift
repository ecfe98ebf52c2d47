package import ViewArchive

/// Colours that are mixed between the points of a grid.
public struct MeshGradient: PrimitiveShapeStyle, Equatable, Sendable {
  /// A point of the grid with the ends of the curves to its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  package func value(in environment: EnvironmentValues) -> StyleValue {
    let colors =
      switch self.colors {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    let mesh =
      switch locations {
      case .points(let points):
        MeshValue(
          columns: width, rows: height, points: points.map(Self.relative), isSmooth: smoothsColors)
      case .bezierPoints(let points):
        MeshValue(
          columns: width, rows: height, points: points.map { Self.relative($0.position) },
          controls: points.flatMap {
            [
              $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint,
              $0.bottomControlPoint,
            ].map(Self.relative)
          }, isSmooth: smoothsColors)
      }
    // With colours missing, nothing but the background is seen.
    let seen = colors.count < mesh.points.count ? [] : colors.prefix(mesh.points.count)
    return .gradient(
      GradientValue(
        stops: (seen + [background]).map {
          GradientValue.Stop(style: $0.value(in: environment), location: 0)
        }, form: .mesh(mesh)))
  }

  private static func relative(_ point: SIMD2<Float>) -> RelativePoint {
    RelativePoint(x: Double(point.x), y: Double(point.y))
  }
}

extension MeshGradient: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.style(value(in: context.environment)))]
  }
}

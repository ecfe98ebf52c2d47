package import ViewArchive

/// Colours along a way.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0…1.
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  func value(_ form: GradientValue.Form) -> StyleValue {
    .gradient(
      GradientValue(
        stops: stops.map { .init(style: $0.color.value, location: $0.location) }, form: form))
  }
}

/// The standard gradient of a colour.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  init(color: Color) {
    gradient = Gradient(colors: [color.opacity(0.85), color])
  }

  nonisolated public func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      gradient.value(.linear(start: .init(x: 0.5, y: 0), end: .init(x: 0.5, y: 1))))
  }
}

/// A gradient that is also a view.
protocol GradientView: ShapeStyle, View, PrimitiveView where Body == Never {
  nonisolated var resolved: StyleValue { get }
}

extension GradientView {
  nonisolated public func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(resolved)
  }

  package func lower(in context: LoweringContext) -> [ViewNode] { [ViewNode(.style(resolved))] }
}

public struct LinearGradient: GradientView {
  nonisolated let resolved: StyleValue

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    resolved = gradient.value(.linear(start: startPoint.relative, end: endPoint.relative))
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

public struct RadialGradient: GradientView {
  nonisolated let resolved: StyleValue

  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    resolved = gradient.value(
      .radial(center: center.relative, startRadius: startRadius, endRadius: endRadius))
  }

  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

public struct AngularGradient: GradientView {
  nonisolated let resolved: StyleValue

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    resolved = gradient.value(
      .angular(
        center: center.relative, startDegrees: startAngle.degrees, endDegrees: endAngle.degrees))
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
}

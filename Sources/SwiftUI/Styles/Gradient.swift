package import ViewArchive

/// A list of colours with their locations, 0…1.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient with evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient unchanged: colours are blended in sRGB.
  public func colorSpace(_ space: ColorSpace) -> Gradient { self }

  func value(_ form: GradientValue.Form) -> StyleValue {
    .gradient(
      GradientValue(
        stops: stops.map { .init(style: $0.color.resolvedStyle, location: $0.location) },
        form: form))
  }
}

extension Gradient: PrimitiveShapeStyle {
  package func value(in environment: EnvironmentValues) -> StyleValue {
    value(.linear(start: UnitPoint.top.relative, end: UnitPoint.bottom.relative))
  }
}

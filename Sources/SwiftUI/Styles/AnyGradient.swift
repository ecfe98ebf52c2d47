package import ViewArchive

/// A type-erased gradient, such as the one of a single colour; see `Color.gradient`.
public struct AnyGradient: PrimitiveShapeStyle, Hashable {
  private let gradient: Gradient

  init(color: Color) { gradient = Gradient(colors: [color, color]) }

  public init(_ gradient: Gradient) { self.gradient = gradient }

  package func value(in environment: EnvironmentValues) -> StyleValue {
    gradient.value(in: environment)
  }
}

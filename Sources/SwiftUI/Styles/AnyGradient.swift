package import ViewArchive

/// A type-erased gradient, such as the one of a single colour; see `Color.gradient`.
public struct AnyGradient: PrimitiveShapeStyle, Hashable {
  let gradient: Gradient

  init(color: Color) { gradient = Gradient(colors: [color, color]) }

  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the gradient unchanged: colours are mixed in one space only.
  public func colorSpace(_ space: Gradient.ColorSpace) -> Self { self }

  package func value(in environment: EnvironmentValues) -> StyleValue {
    gradient.value(in: environment)
  }
}

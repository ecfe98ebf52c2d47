package import ViewArchive

/// A type-erased shape style.
public struct AnyShapeStyle: PrimitiveShapeStyle {
  private let style: any ShapeStyle

  nonisolated public init(_ style: some ShapeStyle) { self.style = style }

  package func value(in environment: EnvironmentValues) -> StyleValue {
    style.styleValue(in: environment)
  }
}

package import ViewArchive

/// The inherited foreground style.
public struct ForegroundStyle: PrimitiveShapeStyle {
  public init() {}

  package func value(in environment: EnvironmentValues) -> StyleValue {
    environment.foreground(level: 0) ?? .primary
  }
}

package import ViewArchive

/// The translucent grey fill of controls; levels as in the label colours.
public struct FillShapeStyle: PrimitiveShapeStyle {
  let level: Int

  public init() { level = 0 }

  init(level: Int) { self.level = level }

  nonisolated public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
  nonisolated public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
  nonisolated public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }

  /// Resolves to the system grey at 20, 16, 12 or 8 per cent, the iOS fills in light appearance.
  package func value(in environment: EnvironmentValues) -> StyleValue {
    .opacity(.color(.system(.gray)), 0.2 - 0.04 * Double(level))
  }
}

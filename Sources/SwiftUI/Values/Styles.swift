package import ViewArchive

/// The tint that is in force, else the accent of the surface.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  nonisolated public func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(environment.text.tint ?? .accent)
  }
}

/// The foreground style that is in force.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  nonisolated public func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(environment.text.foreground ?? .primary)
  }
}

/// The surface's background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  nonisolated public func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.background)
  }
}

extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { .init() } }
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: Self { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: Self { .init() }
}

/// A grey for the inside of shapes, in the levels of the label colours.
public struct FillShapeStyle: ShapeStyle {
  let level: Int

  public init() { level = 0 }
  init(level: Int) { self.level = level }

  public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
  public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
  public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }

  /// iOS fills are the system grey at 20, 16, 12 and 8 per cent in light appearance.
  nonisolated public func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.opacity(.color(.system(.gray)), 0.2 - 0.04 * Double(level)))
  }
}

extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { .init() } }

/// Frosted glass.
public struct Material: ShapeStyle {
  let name: MaterialName

  public static let ultraThin = Self(name: .ultraThin)
  public static let thin = Self(name: .thin)
  public static let regular = Self(name: .regular)
  public static let thick = Self(name: .thick)
  public static let ultraThick = Self(name: .ultraThick)
  public static let bar = Self(name: .bar)

  nonisolated public func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.material(name))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Self { .ultraThin }
  public static var thinMaterial: Self { .thin }
  public static var regularMaterial: Self { .regular }
  public static var thickMaterial: Self { .thick }
  public static var ultraThickMaterial: Self { .ultraThick }
  public static var bar: Self { .bar }
}

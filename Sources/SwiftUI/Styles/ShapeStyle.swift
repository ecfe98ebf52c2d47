package import ViewArchive

/// A colour, gradient or other style that fills a shape, a text or a background.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a primitive style and cannot be resolved")
  }
}

extension ShapeStyle {
  /// Resolves the style in an environment.
  package func styleValue(in environment: EnvironmentValues) -> StyleValue {
    if let primitive = self as? any PrimitiveShapeStyle { return primitive.value(in: environment) }
    return resolve(in: environment).styleValue(in: environment)
  }

  /// Resolves the style as a foreground. Nil: the surface's own primary style.
  func foregroundValue(in environment: EnvironmentValues) -> StyleValue? {
    let value = styleValue(in: environment)
    return value == .primary ? nil : value
  }

  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: self, opacity: opacity)
  }

  /// Returns the style unchanged: colours of cells are not blended with what is behind them.
  nonisolated public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  nonisolated public var secondary: some ShapeStyle { LeveledShapeStyle(base: self, level: 1) }
  nonisolated public var tertiary: some ShapeStyle { LeveledShapeStyle(base: self, level: 2) }
  nonisolated public var quaternary: some ShapeStyle { LeveledShapeStyle(base: self, level: 3) }
  nonisolated public var quinary: some ShapeStyle { LeveledShapeStyle(base: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current style with an opacity, 0…1.
  nonisolated public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// The current style with a blend mode, which changes nothing here.
  nonisolated public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }
}

struct FadedShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let opacity: Double

  func value(in environment: EnvironmentValues) -> StyleValue {
    base.styleValue(in: environment).faded(to: opacity)
  }
}

struct LeveledShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let level: Int

  func value(in environment: EnvironmentValues) -> StyleValue {
    .hierarchical(level: level, base: base.styleValue(in: environment))
  }
}

extension StyleValue {
  /// Returns the style with its opacity multiplied by `opacity`, 0…1.
  func faded(to opacity: Double) -> StyleValue {
    switch self {
    case .opacity(let base, let own): .opacity(base, own * opacity)
    case .color, .hierarchical, .gradient, .material, .accent, .background, .adaptive:
      .opacity(self, opacity)
    }
  }
}

extension StyleValue {
  /// Returns the style with `accent` for the surface's accent colour. Nil: that stays.
  func accented(with accent: StyleValue?) -> StyleValue {
    guard let accent else { return self }
    switch self {
    case .accent: return accent
    case .opacity(let base, let opacity): return .opacity(base.accented(with: accent), opacity)
    case .color, .hierarchical, .gradient, .material, .background, .adaptive: return self
    }
  }
}

/// A level of the inherited foreground style.
public struct HierarchicalShapeStyle: PrimitiveShapeStyle, Hashable {
  let level: Int

  public static let primary = Self(level: 0)
  public static let secondary = Self(level: 1)
  public static let tertiary = Self(level: 2)
  public static let quaternary = Self(level: 3)
  public static let quinary = Self(level: 4)

  package func value(in environment: EnvironmentValues) -> StyleValue {
    environment.foreground(level: level) ?? .primary
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The inherited tint.
public struct TintShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func value(in environment: EnvironmentValues) -> StyleValue {
    environment.tint ?? .accent
  }
}

/// The background of the surface, or the style that `backgroundStyle(_:)` sets.
public struct BackgroundStyle: PrimitiveShapeStyle {
  public init() {}

  package func value(in environment: EnvironmentValues) -> StyleValue {
    environment.background ?? .background
  }
}

/// The colour of separators.
public struct SeparatorShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func value(in environment: EnvironmentValues) -> StyleValue {
    .color(.system(.separator))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: PrimitiveShapeStyle {
  public init() {}

  package func value(in environment: EnvironmentValues) -> StyleValue { .background }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}

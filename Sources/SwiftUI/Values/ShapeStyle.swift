package import ViewArchive

/// What something can be painted with.
public protocol ShapeStyle: Sendable {
  /// Lowering's own; Apple's sources never name it.
  func _style(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A style as the archive knows it.
public struct _ResolvedStyle: Sendable {
  package var value: StyleValue

  package init(_ value: StyleValue) { self.value = value }
}

extension ShapeStyle {
  package func style(in context: LoweringContext) -> StyleValue {
    _style(in: context.environment).value
  }

  public func opacity(_ opacity: Double) -> some ShapeStyle {
    WrappedStyle(base: self) { .opacity($0, opacity) }
  }
}

struct WrappedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let wrap: @Sendable (StyleValue) -> StyleValue

  func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(wrap(base._style(in: environment).value))
  }
}

/// Any style.
public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { base = style }

  nonisolated public func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    base._style(in: environment)
  }
}

/// The levels of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = Self(level: 0)
  public static let secondary = Self(level: 1)
  public static let tertiary = Self(level: 2)
  public static let quaternary = Self(level: 3)
  public static let quinary = Self(level: 4)

  nonisolated public func _style(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.hierarchical(level: level, base: environment.text.foreground))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

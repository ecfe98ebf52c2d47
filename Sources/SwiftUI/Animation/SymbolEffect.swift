/// An animation of a symbol. Symbols are not animated in Island; effects are reported as
/// unsupported.
public struct SymbolEffect: Sendable {
  public static let pulse = Self()
  public static let bounce = Self()
  public static let breathe = Self()
  public static let rotate = Self()
  public static let wiggle = Self()
  public static let scale = Self()
  public static let appear = Self()
  public static let disappear = Self()
  public static let replace = Self()
  public static let variableColor = Self()
  public static let automatic = Self()
  public static let drawOn = Self()
  public static let drawOff = Self()

  public init() {}

  public var up: Self { self }
  public var down: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
  public var plain: Self { self }
  public var individually: Self { self }
  public var offUp: Self { self }
  public var upUp: Self { self }
  public var downUp: Self { self }
  public var pulse: Self { self }
  public var bounce: Self { self }
  public var breathe: Self { self }
  public var rotate: Self { self }
  public var wiggle: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var reversed: Self { self }
  public var nonReversed: Self { self }
  public static let offUp = Self()
  public static let upUp = Self()
  public static let downUp = Self()

  public func custom(angle: Angle) -> Self { self }

  public func magic(fallback: SymbolEffect) -> Self { self }
}

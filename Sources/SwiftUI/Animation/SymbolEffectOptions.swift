/// How often and how fast a symbol effect runs.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = Self()
  public static let repeating = Self()
  public static let nonRepeating = Self()

  /// How often an effect is repeated.
  public struct RepeatBehavior: Sendable {
    public static let continuous = Self()
    public static let periodic = Self()

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }

  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }

  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
}

/// The number of elements that a parameter takes.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let min: Int
  public let max: Int

  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  public init(exactly count: Int) { self.init(min: count, max: count) }

  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

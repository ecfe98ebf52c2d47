/// A list of values that represent the screens of a navigation stack.
public struct NavigationPath {
  var values: [AnyHashable] = []

  public init() {}

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

/// The name of an Objective-C method. Linux has no such methods: it can be passed on, not called.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  private let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { name = value }
}

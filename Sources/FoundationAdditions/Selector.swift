/// The name of an Objective-C method. Linux has no Objective-C methods: a selector can be stored
/// and passed on, but not called.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  private let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { name = value }
}

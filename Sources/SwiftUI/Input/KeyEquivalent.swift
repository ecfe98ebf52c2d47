public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  public static let `return` = Self("\r")
  public static let escape = Self("\u{1b}")
  public static let space = Self(" ")
  public static let delete = Self("\u{8}")
}

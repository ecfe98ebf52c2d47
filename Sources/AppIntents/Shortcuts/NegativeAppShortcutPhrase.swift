public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}

  public init(_ phrase: String) {}
}

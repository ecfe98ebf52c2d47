/// A phrase that must not start an app shortcut. Not used: Siri does not exist on Linux.
public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}

  public init(_ phrase: String) {}
}

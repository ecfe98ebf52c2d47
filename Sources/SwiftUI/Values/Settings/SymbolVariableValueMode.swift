/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  public static let color = Self(name: "color")
  public static let draw = Self(name: "draw")
}

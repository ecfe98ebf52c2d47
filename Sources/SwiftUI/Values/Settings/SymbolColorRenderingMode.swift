/// How the colours of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  public static let flat = Self(name: "flat")
  public static let gradient = Self(name: "gradient")
}

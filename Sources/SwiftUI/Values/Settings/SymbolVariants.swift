import ViewArchive

public struct SymbolVariants: Hashable, Sendable {
  /// The suffixes appended to a symbol's name, in the order that SF Symbols uses.
  private(set) var suffixes: [String]

  public static let none = Self(suffixes: [])
  public static let circle = Self(suffixes: ["circle"])
  public static let square = Self(suffixes: ["square"])
  public static let rectangle = Self(suffixes: ["rectangle"])
  public static let fill = Self(suffixes: ["fill"])
  public static let slash = Self(suffixes: ["slash"])

  public var circle: Self { adding("circle") }
  public var square: Self { adding("square") }
  public var rectangle: Self { adding("rectangle") }
  public var fill: Self { adding("fill") }
  public var slash: Self { adding("slash") }

  private func adding(_ suffix: String) -> Self { Self(suffixes: suffixes + [suffix]) }

  /// Returns the symbol's name with the variants that it does not contain yet.
  func name(of symbol: String) -> String {
    let parts = symbol.split(separator: ".").map(String.init)
    return (parts + suffixes.filter { !parts.contains($0) }).joined(separator: ".")
  }
}

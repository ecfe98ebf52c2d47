/// A presentation of the island with its own margins.
public struct DynamicIslandMode: Equatable, Sendable {
  enum Name: Hashable { case expanded, compactLeading, compactTrailing, minimal }

  let name: Name

  public static let expanded = Self(name: .expanded)
  public static let compactLeading = Self(name: .compactLeading)
  public static let compactTrailing = Self(name: .compactTrailing)
  public static let minimal = Self(name: .minimal)
}

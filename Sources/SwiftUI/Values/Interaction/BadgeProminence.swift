public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = Self(name: "decreased")
  public static let standard = Self(name: "standard")
  public static let increased = Self(name: "increased")
}

public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = Self(name: "standard")
  public static let increased = Self(name: "increased")
}

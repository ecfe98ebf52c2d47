public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let active = Self(name: "active")
  public static let inactive = Self(name: "inactive")
  public static let matchWindow = Self(name: "matchWindow")
}

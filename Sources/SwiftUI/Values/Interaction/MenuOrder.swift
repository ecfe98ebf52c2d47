public struct MenuOrder: Hashable, Sendable {
  public static let automatic = Self()
  public static let priority = Self()
  public static let fixed = Self()
}

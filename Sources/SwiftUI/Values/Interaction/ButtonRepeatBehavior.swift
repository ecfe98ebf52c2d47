public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = Self()
  public static let enabled = Self()
  public static let disabled = Self()
}

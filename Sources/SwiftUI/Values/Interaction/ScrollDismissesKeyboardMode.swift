public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = Self()
  public static let immediately = Self()
  public static let interactively = Self()
  public static let never = Self()
}

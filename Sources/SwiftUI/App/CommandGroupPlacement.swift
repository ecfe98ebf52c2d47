public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self()
  public static let appSettings = Self()
  public static let newItem = Self()
  public static let saveItem = Self()
  public static let help = Self()
  public static let undoRedo = Self()
  public static let pasteboard = Self()
  public static let sidebar = Self()
  public static let toolbar = Self()
}

/// The position of an item in a toolbar.
public struct ToolbarItemPlacement: Sendable {
  /// True for a place at the leading edge of the bar.
  var isLeading = false

  public static let automatic = Self()
  public static let principal = Self()
  public static let navigation = Self(isLeading: true)
  public static let primaryAction = Self()
  public static let secondaryAction = Self()
  public static let status = Self()
  public static let confirmationAction = Self()
  public static let cancellationAction = Self(isLeading: true)
  public static let destructiveAction = Self()
  public static let topBarLeading = Self(isLeading: true)
  public static let topBarTrailing = Self()
  public static let navigationBarLeading = Self(isLeading: true)
  public static let navigationBarTrailing = Self()
  public static let bottomBar = Self()
  public static let keyboard = Self()
  public static let title = Self()
  public static let subtitle = Self()
  public static let largeTitle = Self()
}

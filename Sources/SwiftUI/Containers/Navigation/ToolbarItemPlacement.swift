/// The position of an item in a toolbar.
public struct ToolbarItemPlacement: Sendable {
  enum Place { case leading, center, trailing, bottom, keyboard }

  var place = Place.trailing

  public static let automatic = Self()
  public static let principal = Self(place: .center)
  public static let navigation = Self(place: .leading)
  public static let primaryAction = Self()
  public static let secondaryAction = Self()
  public static let status = Self(place: .bottom)
  public static let confirmationAction = Self()
  public static let cancellationAction = Self(place: .leading)
  public static let destructiveAction = Self()
  public static let topBarLeading = Self(place: .leading)
  public static let topBarTrailing = Self()
  public static let navigationBarLeading = Self(place: .leading)
  public static let navigationBarTrailing = Self()
  public static let bottomBar = Self(place: .bottom)
  public static let keyboard = Self(place: .keyboard)
  public static let title = Self(place: .center)
  public static let subtitle = Self(place: .center)
  public static let largeTitle = Self(place: .center)
}

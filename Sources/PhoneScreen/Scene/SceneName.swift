package import ActivityModel
package import ViewArchive

/// Names an element of a scene: the same thing has the same name from instant to instant, so that
/// it can be followed while it moves.
package enum SceneName: Hashable, Sendable {
  /// The body of the device, around the screen.
  case body
  case homeButton
  case wallpaper
  /// The time in the status bar.
  case time
  case signal
  case battery
  /// The shape of the island, 0, and of the bubbles beside it.
  case island(Int)
  /// The room that the camera takes.
  case camera
  /// A view of an activity.
  case view(ArchivePart, of: ActivityID)
  /// The background of an activity's card.
  case card(ActivityID)
  /// The line around the card that the keys act on.
  case focus
  /// The edge of cards behind the last one of a stack, the nearest first.
  case stacked(Int)
  /// What is said of cards that are not shown.
  case more
  case padlock
  case date
  case clock
  case torch
  case torchSign
  case cameraButton
  case cameraSign
  case dock
  /// An app in the dock, by its index, counted from 0.
  case app(Int)
  case appSign(Int)
  case appLabel(Int)
  /// The screen of the app in front.
  case page
  case pageSign
  case pageLabel
  /// What can be tried at the island.
  case tip
  case notice
  case noticeText
  case homeIndicator
  /// The name of an app on its card.
  case cardName(ActivityID)
  /// The map in a car, and its roads.
  case map
  case road(Int)
  /// The menu bar of a Mac, and its menus.
  case menuBar
  case menu(Int)

  /// The activity whose view or card it is; nil: it is of none.
  package var activity: ActivityID? {
    switch self {
    case .view(_, let id), .card(let id): id
    default: nil
    }
  }
}

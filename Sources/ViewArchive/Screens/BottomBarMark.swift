/// What marks, as an identifier, a view at the lower edge of a screen that stays there while the screen
/// scrolls: a tab bar, or an inset of the safe area.
package enum BottomBarMark {
  package static let identifier = "island.bottomBar"
}

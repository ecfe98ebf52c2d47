/// The screen of an app: its views, and what its controls are.
package struct ScreenArchive: Codable, Hashable, Sendable {
  package var root: ViewNode
  /// Set when the views are a sheet that does not cover the screen.
  package var sheet: SheetArchive?
  /// What is shown before the screen, in the middle of what is seen of it: an alert.
  package var dialog: ViewNode?
  /// The controls by the `id` of their references in the tree.
  package var controls: [String: ScreenControl]
  /// True when something on the screen can be closed, or a screen is below it.
  package var canGoBack: Bool
  /// True when pulling the screen down loads its content anew.
  package var canRefresh: Bool
  /// The appearance that the app asks for; nil: the device's.
  package var colorScheme: ColorSchemeName?
  /// The last request to scroll of each part of the screen that the app scrolls.
  package var scrolls: [ScreenScroll]

  package init(
    root: ViewNode, sheet: SheetArchive? = nil, dialog: ViewNode? = nil,
    controls: [String: ScreenControl] = [:],
    canGoBack: Bool = false, canRefresh: Bool = false, colorScheme: ColorSchemeName? = nil,
    scrolls: [ScreenScroll] = []
  ) {
    self.root = root
    self.sheet = sheet
    self.dialog = dialog
    self.controls = controls
    self.canGoBack = canGoBack
    self.canRefresh = canRefresh
    self.colorScheme = colorScheme
    self.scrolls = scrolls
  }

  /// The screen, and what is before it.
  package var parts: [ViewNode] { [root] + [sheet?.backdrop, dialog].compactMap(\.self) }

  /// Names of what is not drawn.
  package var unsupportedNames: [String] {
    var names: [String] = []
    for name in parts.flatMap(\.unsupportedNames) where !names.contains(name) { names.append(name) }
    return names
  }
}

/// The screen of an app: its views, and what its controls are.
package struct ScreenArchive: Codable, Hashable, Sendable {
  package var root: ViewNode
  /// The controls by the `id` of their references in the tree.
  package var controls: [String: ScreenControl]
  /// True when something on the screen can be closed, or a screen is below it.
  package var canGoBack: Bool

  package init(root: ViewNode, controls: [String: ScreenControl] = [:], canGoBack: Bool = false) {
    self.root = root
    self.controls = controls
    self.canGoBack = canGoBack
  }
}

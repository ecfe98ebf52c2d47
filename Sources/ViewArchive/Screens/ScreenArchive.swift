/// The screen of an app: its views, and what its controls are.
package struct ScreenArchive: Codable, Hashable, Sendable {
  package var root: ViewNode
  /// The controls by the `id` of their references in the tree.
  package var controls: [String: ScreenControl]

  package init(root: ViewNode, controls: [String: ScreenControl] = [:]) {
    self.root = root
    self.controls = controls
  }
}

/// A scene whose window has modifiers of the scene.
struct ChangedWindow<Content: Scene> {
  let scene: Content
  /// Unchecked: it is called on the main actor only.
  nonisolated(unsafe) let change: (any View) -> any View

  nonisolated init(scene: Content, _ change: @escaping (any View) -> any View) {
    self.scene = scene
    self.change = change
  }
}

extension ChangedWindow: WindowScene {
  var window: any View { change(SceneWindow.of(scene)) }
}

extension ChangedWindow: Scene {
  typealias Body = Never
}

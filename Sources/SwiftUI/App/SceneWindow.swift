/// Finds the window of an app: the first one that its scenes have.
@MainActor
enum SceneWindow {
  static func of(_ scene: some Scene) -> any View {
    if let scene = scene as? any WindowScene { return scene.window }
    return scene is any PrimitiveScene ? EmptyView() : of(scene.body)
  }
}

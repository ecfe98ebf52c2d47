package import ViewArchive

/// The window of an app: the first one that its scenes have.
package struct AppScreen<Application: App> {
  private let app: Application

  @MainActor package init() { app = Application() }
}

extension AppScreen: View, PrimitiveView {
  package typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    guard let node = context.graphNode else { return [] }
    var inner = context
    let window = node.body(of: self, subject: app, in: context) { Self.window(of: app.body) }
    inner.environment.bodyReader = node.reader
    return Lowering.nodes(of: window, in: inner)
  }

  @MainActor private static func window(of scene: some Scene) -> any View {
    if let scene = scene as? any WindowScene { return scene.window }
    return scene is any PrimitiveScene ? EmptyView() : window(of: scene.body)
  }
}

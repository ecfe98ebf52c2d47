package import ViewArchive

/// The window of an app: the first one that its scenes have.
package struct AppScreen<Application: App> {
  private let app: Application

  @MainActor package init() {
    app = Application()
    UIApplication.shared.finishLaunching()
  }
}

extension AppScreen: View, PrimitiveView {
  package typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    guard let node = context.graphNode else { return [] }
    var inner = context
    let window = node.body(of: self, subject: app, in: context) { SceneWindow.of(app.body) }
    inner.environment.bodyReader = node.reader
    return Lowering.nodes(of: window, in: inner)
  }
}

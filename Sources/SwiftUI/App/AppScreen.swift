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
    var inner = context
    let window = context.lowering.body(of: self, subject: app, in: &inner) {
      SceneWindow.of(app.body)
    }
    return Lowering.nodes(of: window, in: inner)
  }
}

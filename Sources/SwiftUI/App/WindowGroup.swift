/// A scene that shows views in a window.
public struct WindowGroup<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: WindowScene {
  var window: any View { content }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

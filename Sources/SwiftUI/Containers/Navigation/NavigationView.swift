public struct NavigationView<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View {
    ScreenContainer(name: "NavigationView", root: content, path: nil)
  }
}

public struct NavigationView<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { UnsupportedContainer("NavigationView") { content } }
}

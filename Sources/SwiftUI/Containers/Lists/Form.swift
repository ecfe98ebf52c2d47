/// A form with fields on an app's screen.
public struct Form<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View { ListLayout(name: "Form", content: content) }
}

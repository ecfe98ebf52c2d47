/// A container of glass effects, which blend on iOS when they are close to each other; here each is
/// drawn by itself.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}

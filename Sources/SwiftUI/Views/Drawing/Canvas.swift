/// A view drawn by a closure. Each fill, stroke and draw call becomes a shape or text in a
/// `ZStack`, inside a `GeometryReader` that provides the size.
public struct Canvas<Symbols: View> {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}

extension Canvas {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
  }
}

extension Canvas: View {
  public var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        let drawn = drawing(in: proxy.size)
        ForEach(drawn.indices, id: \.self) { drawn[$0] }
      }
    }
  }

  private func drawing(in size: CGSize) -> [AnyView] {
    var context = GraphicsContext(size: size)
    renderer(&context, size)
    return context.layer.views
  }
}

import ViewArchive

/// A view with a background, an overlay or a mask.
struct LayeredView<Content: View, Layer: View> {
  enum Place { case background, overlay, mask }

  let content: Content
  let layer: Layer
  let place: Place
  let alignment: Alignment
}

extension LayeredView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    let layer = Lowering.layer(of: layer, alignment: alignment, in: context)
    let guides = alignment.guides
    switch (place, layer) {
    case (.mask, let layer):
      return nodes.map { $0.modified(.mask(layer ?? .empty, alignment: guides)) }
    case (_, nil): return nodes
    case (.background, let layer?):
      return nodes.map { $0.modified(.background(layer, alignment: guides)) }
    case (.overlay, let layer?):
      return nodes.map { $0.modified(.overlay(layer, alignment: guides)) }
    }
  }
}

extension View {
  nonisolated private func layered<Layer: View>(
    _ place: LayeredView<Self, Layer>.Place, _ layer: Layer, _ alignment: Alignment = .center
  ) -> LayeredView<Self, Layer> {
    LayeredView(content: self, layer: layer, place: place, alignment: alignment)
  }

  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(.background, StyleView(style: style).onScreen(.edgeToEdge(edges)))
  }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(.background, _ShapeView(shape: shape, style: style))
  }

  nonisolated public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape)
  }

  nonisolated public func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    layered(.background, content(), alignment)
  }

  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered(.background, background, alignment)
  }

  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered(.overlay, StyleView(style: style))
  }

  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered(.overlay, _ShapeView(shape: shape, style: style))
  }

  nonisolated public func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    layered(.overlay, content(), alignment)
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    layered(.overlay, overlay, alignment)
  }

  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    layered(.mask, mask(), alignment)
  }

  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { layered(.mask, mask) }

  nonisolated public func border<Style: ShapeStyle>(
    _ content: Style, width: CGFloat = 1
  ) -> some View {
    layered(.overlay, Rectangle().strokeBorder(content, lineWidth: width))
  }
}

import ViewArchive

/// A view that fills the size it is offered with a style.
struct StyleView<Style: ShapeStyle> {
  let style: Style
}

extension StyleView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.style(style.styleValue(in: context.environment)))]
  }
}

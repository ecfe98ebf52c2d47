import ViewArchive

/// The scale of a gauge without labels.
struct GaugeScale {
  let value: Double
  let form: GaugeContent.Form
}

extension GaugeScale: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    [
      ViewNode(
        .gauge(GaugeContent(fraction: value, form: form, tint: context.environment.tint)))
    ]
  }
}

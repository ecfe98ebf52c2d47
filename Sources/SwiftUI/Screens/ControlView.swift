import ViewArchive

/// A view that is one control of a screen: it can be pressed, typed into or adjusted.
struct ControlView<Label: View> {
  let label: Label
  let control: @MainActor () -> GraphControl
}

extension ControlView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    guard let reference = context.lowering.reference(to: control(), in: context) else {
      return Lowering.nodes(of: label, in: context)
    }
    let isEnabled = context.environment.isEnabled
    let shown = ViewNode(.button(reference), children: [Lowering.label(of: label, in: context)])
    return [isEnabled ? shown : shown.modified(.opacity(0.5))]
  }
}

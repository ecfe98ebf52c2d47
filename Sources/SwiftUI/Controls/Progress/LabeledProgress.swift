import ViewArchive

/// A bar or ring with its labels as in LAYOUT-16: a bar has its label above and its
/// value below, a ring has its value in the centre and its label below.
struct LabeledProgress {
  let configuration: ProgressViewStyleConfiguration
  let form: ProgressContent.Form
  let tint: Color?
}

extension LabeledProgress: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let bar = ViewNode(
      .progress(
        ProgressContent(
          value: configuration.value, form: form,
          tint: tint?.resolvedStyle ?? context.environment.tint)))
    let label = Lowering.nodes(of: configuration.label, in: context)
    switch form {
    case .linear:
      let value = configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
      let below = Lowering.nodes(of: value, in: context)
      guard !label.isEmpty || !below.isEmpty else { return [bar] }
      return [
        ViewNode(.vstack(StackContent(alignment: .leading)), children: label + [bar] + below)
      ]
    case .circular:
      var ring = bar
      if context.environment.isOnScreen, configuration.value == .indeterminate {
        // The size of UIKit's activity indicator.
        ring = ring.modified(.frame(width: 20, height: 20, alignment: Alignment.center.guides))
      }
      if let value = Lowering.layer(
        of: configuration.currentValueLabel, alignment: .center, in: context)
      {
        ring = ring.modified(.overlay(value, alignment: .center))
      }
      guard !label.isEmpty else { return [ring] }
      return [ViewNode(.vstack(StackContent(alignment: .center)), children: [ring] + label)]
    }
  }
}

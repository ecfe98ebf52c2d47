import ViewArchive

/// A bar or ring with its labels as in LAYOUT-16: a bar has its label above and its
/// value below, a ring has its value in the centre and its label below.
struct LabeledProgress {
  let configuration: ProgressViewStyleConfiguration
  let form: ProgressContent.Form
  let tint: Color?

  /// The distance of views in a stack, in points.
  private static let gap = 8.0
  /// The side of a ring in the compact and minimal island, in points; its line is centred on the edge.
  private static let restingSide = 20.0
}

extension LabeledProgress: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let bar = ViewNode(
      .progress(
        ProgressContent(
          value: configuration.value, form: form,
          tint: tint?.resolvedStyle ?? context.environment.tint)))
    // An empty text is no label.
    var label = Lowering.nodes(of: configuration.label, in: context).filter { !$0.isEmptyText }
    switch form {
    case .linear:
      let value = configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
      let below = Lowering.nodes(of: value, in: context)
      guard !label.isEmpty || !below.isEmpty else { return [bar] }
      // The labels are near to the bar, and keep the other half of a gap outside.
      let near = Self.gap / 2
      return [
        ViewNode(
          .vstack(StackContent(alignment: .leading, spacing: near)),
          children: label.map { $0.modified(.padding(Insets(top: near))) } + [bar]
            + below.map { $0.modified(.padding(Insets(bottom: near))) })
      ]
    case .circular:
      var ring = bar
      let look = context.environment.controlLook
      if let side = look.spinnerSide, configuration.value == .indeterminate {
        ring = ring.modified(.frame(width: side, height: side, alignment: Alignment.center.guides))
      }
      let value = Lowering.layer(
        of: configuration.currentValueLabel.imageScale(.small), alignment: .center, in: context)
      let inner = value.flatMap { $0.isEmptyText ? nil : $0 }
      // Without a value the label of a widget's ring is in it (observed in the compact island).
      let isLabelInside =
        inner == nil && look.ringsHoldLabels && configuration.value != .indeterminate
      if let content = isLabelInside && !label.isEmpty
        ? Lowering.layer(of: configuration.label, alignment: .center, in: context) : inner
      {
        ring = ring.modified(.overlay(content, alignment: .center))
      }
      if isLabelInside { label = [] }
      if context.environment.isInRestingIsland {
        ring = ring.modified(
          .flexFrame(
            FlexFrame(
              maxWidth: Self.restingSide, maxHeight: Self.restingSide,
              alignment: Alignment.center.guides)))
      }
      guard !label.isEmpty else { return [ring] }
      return [ViewNode(.vstack(StackContent(alignment: .center)), children: [ring] + label)]
    }
  }
}

extension ViewNode {
  /// True for a text without letters, which a source can give in the place of a label.
  fileprivate var isEmptyText: Bool {
    guard case .text(let content) = kind else { return false }
    return content.runs.allSatisfy { $0.content == .literal("") }
  }
}

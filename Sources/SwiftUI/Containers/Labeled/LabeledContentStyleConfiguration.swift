package import ViewArchive

/// The parts of a label and its value for its style.
public struct LabeledContentStyleConfiguration {
  public struct Label {
    let view: AnyView
  }
  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension LabeledContentStyleConfiguration.Content: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

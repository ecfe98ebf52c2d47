package import ViewArchive

/// The parts of a group box for its style.
public struct GroupBoxStyleConfiguration {
  public struct Label {
    let view: AnyView
  }
  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension GroupBoxStyleConfiguration.Content: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

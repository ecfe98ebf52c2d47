package import ViewArchive

/// The properties of a label for its style.
public struct LabelStyleConfiguration {
  public struct Title {
    let view: AnyView
  }
  public struct Icon {
    let view: AnyView
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

extension LabelStyleConfiguration.Icon: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

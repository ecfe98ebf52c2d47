import ViewArchive

/// A view with a setting for `PreviewSettings`.
struct PreviewSettingView<Content: View> {
  let content: Content
  var name: String?
  var layout: PreviewLayout?
}

extension PreviewSettingView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let named = context.with { if let name { $0.previewDisplayName = name } }
    let nodes = Lowering.nodes(of: content, in: named)
    context.environment.previewSettings?.add(nodes, name: name, layout: layout)
    return nodes
  }
}

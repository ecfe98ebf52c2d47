package import ViewArchive

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  let title: Title
  private let icon: Icon

  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  nonisolated public init<Name: StringProtocol>(_ title: Name, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let configuration = LabelStyleConfiguration(
      title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
    let body = context.withCurrentEnvironment {
      context.environment.labelStyle.anyBody(configuration)
    }
    let nodes = Lowering.nodes(of: body, in: context)
    guard context.environment.labelStyle is IconOnlyLabelStyle else { return nodes }
    return context.lowering.nodes(
      living: { _ in
        // The title that is not drawn names the control.
        let name = Lowering.nodes(of: title, in: context).map(\.literalText)
          .joined(separator: " ")
        return name.isEmpty ? nodes : nodes.map { $0.modified(.accessibilityLabel(name)) }
      }, archived: { nodes })
  }
}

extension ViewNode {
  /// What a text says at any time.
  fileprivate var literalText: String {
    guard case .text(let text) = kind else { return "" }
    return text.runs.map { run in
      if case .literal(let text) = run.content { text } else { "" }
    }.joined()
  }
}

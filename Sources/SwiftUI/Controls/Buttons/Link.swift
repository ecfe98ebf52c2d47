package import ViewArchive

/// A control that opens a URL when it is pressed.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let label =
      context.environment.controlLook.tintsLinks
      ? Lowering.label(of: label.foregroundStyle(.tint), in: context)
      : Lowering.label(of: label, in: context)
    return [ViewNode(.link(destination), children: [label])]
  }
}

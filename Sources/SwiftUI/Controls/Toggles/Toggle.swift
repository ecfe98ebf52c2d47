package import ViewArchive

/// A switch whose value is changed by an intent. A toggle with a binding changes it on the screen of
/// an app, and does nothing in a Live Activity.
public struct Toggle<Label: View> {
  private let isOn: Bool
  private let intent: (any AppIntent)?
  /// Nil: an intent changes the value.
  private let binding: Binding<Bool>?
  private let label: Label

  nonisolated public init<Intent: AppIntent>(
    isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.isOn = isOn
    self.intent = intent
    binding = nil
    self.label = label()
  }

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn.wrappedValue
    intent = nil
    binding = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let values = context.environment
    let configuration = ToggleStyleConfiguration(
      isOn: .constant(isOn),
      label: .init(view: values.areLabelsHidden ? AnyView(EmptyView()) : AnyView(label)))
    let body = context.withCurrentEnvironment { values.toggleStyle.anyBody(configuration) }
    let control = GraphControl(
      kind: .toggle(isOn: isOn), press: { binding?.wrappedValue.toggle() }, intent: intent)
    let reference = context.lowering.reference(to: control, in: context)
    let node = ViewNode(
      .toggle(isOn: isOn, reference), children: [Lowering.label(of: body, in: context)])
    return [values.isEnabled ? node : node.modified(.opacity(0.5))]
  }
}

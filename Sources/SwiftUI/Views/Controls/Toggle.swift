package import ViewArchive

/// A switch whose value is changed by an intent. A toggle with a binding is drawn but does nothing.
public struct Toggle<Label: View> {
  private let isOn: Bool
  private let intent: (any AppIntent)?
  private let label: Label

  nonisolated public init<Intent: AppIntent>(
    isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.isOn = isOn
    self.intent = intent
    self.label = label()
  }

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn.wrappedValue
    intent = nil
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
  nonisolated public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
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
      isOn: isOn,
      label: .init(view: values.areLabelsHidden ? AnyView(EmptyView()) : AnyView(label)))
    let body = context.reading { values.styles.toggle.anyBody(configuration) }
    let reference = values.isEnabled ? intent.map { context.record.reference(to: $0) } : nil
    let node = ViewNode(
      .toggle(isOn: isOn, reference), children: [Lowering.label(of: body, in: context)])
    return [values.isEnabled ? node : node.modified(.opacity(0.5))]
  }
}

/// The properties of a toggle for its style.
public struct ToggleStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  /// The value of the toggle. Changes made by the style have no effect: the intent changes the
  /// value.
  public var isOn: Bool
  public let label: Label
}

extension ToggleStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never
  package func lower(in context: LoweringContext) -> [ViewNode] { view.lower(in: context) }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func anyBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// Draws the label with a switch at the trailing edge.
public struct SwitchToggleStyle: Sendable {
  private let tint: Color?

  nonisolated public init() { tint = nil }

  nonisolated public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Capsule()
        .fill(configuration.isOn ? AnyShapeStyle(tint ?? .green) : AnyShapeStyle(.fill))
        .frame(width: 51, height: 31)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Circle().fill(.white).padding(2)
        }
    }
  }
}

public struct DefaultToggleStyle: Sendable {
  nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// Draws a bordered button that is filled while the toggle is on.
public struct ButtonToggleStyle: Sendable {
  nonisolated public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CapsuleButton(
      label: configuration.label, isProminent: configuration.isOn, isDestructive: false)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { .init() }
}

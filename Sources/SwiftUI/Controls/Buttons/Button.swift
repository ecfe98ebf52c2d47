package import ViewArchive

/// A button that runs an intent when it is pressed. A button with a closure runs it on the screen of
/// an app, and does nothing in a Live Activity (LAYOUT-19).
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let intent: (any AppIntent)?
  /// Nil: the button has an intent.
  private let action: (@MainActor () -> Void)?
  private let label: Label

  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    intent = nil
    self.action = action
    self.label = label()
  }

  nonisolated public init<Intent: AppIntent>(
    intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, intent: intent, label: label)
  }

  nonisolated public init<Intent: AppIntent>(
    role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.intent = intent
    action = nil
    self.label = label()
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(titleResource) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  nonisolated public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the same button inside a button style.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    intent = configuration.intent
    action = configuration.action
    label = configuration.label
  }
}

extension Button: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let isEnabled = context.environment.isEnabled
    let label = AnyView(label)
    // What a style draws with `Button(configuration)` is a button of the automatic style.
    let inner = context.with { $0.buttonStyle = .automatic }
    let body: any View = inner.withCurrentEnvironment {
      switch context.environment.buttonStyle {
      case .primitive(let style):
        style.anyBody(
          PrimitiveButtonStyleConfiguration(
            role: role, label: .init(view: label), intent: intent, action: action))
      case .custom(let style):
        style.anyBody(
          ButtonStyleConfiguration(role: role, label: .init(view: label), isPressed: false))
      }
    }
    let dismiss = context.environment.dismissesAfterPress
    let control = GraphControl(
      kind: .button,
      press: {
        action?()
        dismiss?()
      }, intent: intent)
    let reference = context.lowering.reference(to: control, in: context)
    let node = ViewNode(.button(reference), children: [Lowering.label(of: body, in: inner)])
    return [isEnabled ? node : node.modified(.opacity(0.5))]
  }
}

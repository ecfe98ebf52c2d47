package import ViewArchive

/// The properties of a button for its style.
public struct ButtonStyleConfiguration {
  /// The button's label; several views are placed in a row.
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  /// Always false: a button is not pressed while its view is archived.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [Lowering.label(of: view, in: context)]
  }
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let intent: (any AppIntent)?

  /// Has no effect while the view is archived.
  public func trigger() {}
}

extension PrimitiveButtonStyleConfiguration.Label: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [Lowering.label(of: view, in: context)]
  }
}

/// Draws buttons; the system handles presses.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws buttons and handles presses.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  func anyBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle {
  func anyBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

/// Draws the label in a tinted capsule, as in widgets (presentations.md §5.6).
public struct DefaultButtonStyle: Sendable {
  nonisolated public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CapsuleButton(
      label: configuration.label, isProminent: false,
      isDestructive: configuration.role == .destructive)
  }
}

public struct BorderedButtonStyle: Sendable {
  nonisolated public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CapsuleButton(
      label: configuration.label, isProminent: false,
      isDestructive: configuration.role == .destructive)
  }
}

public struct BorderedProminentButtonStyle: Sendable {
  nonisolated public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CapsuleButton(
      label: configuration.label, isProminent: true,
      isDestructive: configuration.role == .destructive)
  }
}

/// Draws the label in the tint colour.
public struct BorderlessButtonStyle: Sendable {
  nonisolated public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(
      configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
  }
}

/// Draws the label unchanged.
public struct PlainButtonStyle: Sendable {
  nonisolated public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { .init() }
}

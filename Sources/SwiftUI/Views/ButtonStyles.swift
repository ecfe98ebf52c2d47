public import Foundation
package import ViewArchive

/// What a button style has to work with.
public struct ButtonStyleConfiguration {
  public struct Label: View, PrimitiveView {
    public typealias Body = Never
    private let view: any View
    init<V: View>(_ view: V) { self.view = view }
    package func lower(in context: LoweringContext) -> [ViewNode] {
      Lowering.nodes(of: view, in: context)
    }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// How a button looks.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Body
}

/// The styles that come with the system.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Body
}

extension ButtonStyle {
  func makeAnyBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// A style that has forgotten its type.
struct ErasedButtonStyle: @unchecked Sendable {
  // Unchecked: only called on the main actor.
  let make: @MainActor (ButtonStyleConfiguration) -> AnyView

  @MainActor func makeAnyBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

struct ButtonStyleValue: Sendable { var style: ErasedButtonStyle }

struct ButtonStyleKey: EnvironmentKey {
  static let defaultValue = ButtonStyleValue(
    style: ErasedButtonStyle { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) })
}

/// A tinted capsule, as on a card (presentations.md §5.6).
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .foregroundStyle(.tint)
      .background(TintShapeStyle().opacity(0.25), in: Capsule())
  }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .foregroundStyle(.white)
      .background(TintShapeStyle(), in: Capsule())
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { .init() }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let value = ButtonStyleValue(
      style: ErasedButtonStyle { AnyView(style.makeBody(configuration: $0)) })
    return transformedContext { $0[ButtonStyleKey.self] = value }
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let value = ButtonStyleValue(
      style: ErasedButtonStyle { AnyView(style.makeBody(configuration: $0)) })
    return transformedContext { $0[ButtonStyleKey.self] = value }
  }
}

public import AppIntents
public import SwiftUI

/// A control of Control Center; accepted, so that a bundle which has one compiles.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  init()
  var body: Body { get }
}

extension WidgetBundleBuilder {
  /// A control is no widget that is drawn.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    WidgetGroup()
  }
}

@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  public func displayName(_ displayName: LocalizedStringResource) -> Self { self }
  public func description(_ description: LocalizedStringResource) -> Self { self }
  public func promptsForUserConfiguration() -> Self { self }
}

/// What a control shows.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

@MainActor
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public init(kind: String, content: @escaping () -> Content) {}

  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {}
}

@MainActor
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    content: @escaping (Configuration) -> Content
  ) {}

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

/// An intent whose parameters configure a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

@MainActor
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label
  ) where ActionLabel == EmptyView {}

  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  public init(
    _ title: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}

@MainActor
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
where Action.ValueType == Bool {
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  public init(
    _ title: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}
}

extension ControlWidgetTemplate {
  public func tint(_ tint: Color?) -> Self { self }
  public func disabled(_ disabled: Bool) -> Self { self }
}

/// Asks controls to draw themselves anew; there are none here.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
}

/// What the system knows of a placed widget.
public struct WidgetInfo: Sendable {
  public let family: WidgetFamily
  public let kind: String
}

/// Where a widget's pushes go.
public struct WidgetPushInfo: Sendable {
  public let token: Data
}

/// Takes over the tokens of widgets' pushes; none are made here.
public protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

extension WidgetConfiguration {
  public func pushHandler<Handler: WidgetPushHandler>(
    _ handler: Handler.Type
  ) -> some WidgetConfiguration {
    AdjustedConfiguration(content: self)
  }

  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    AdjustedConfiguration(content: self)
  }

  public func onBackgroundURLSessionEvents(
    matching: String, _ handler: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    AdjustedConfiguration(content: self)
  }
}

/// Where a widget can stand.
public struct WidgetLocation: Hashable, Sendable {
  private var name: String

  public static let homeScreen = Self(name: "homeScreen")
  public static let lockScreen = Self(name: "lockScreen")
  public static let standBy = Self(name: "standBy")
  public static let carPlay = Self(name: "carPlay")
}

/// The backdrop of a round widget on the Lock Screen.
@MainActor
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}

  public var body: some View { Circle().fill(.quaternary) }
}

extension WidgetCenter {
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  public func invalidateConfigurationRecommendations() {}
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Settings of a widget that an app suggests.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public init(intent: Intent, description: LocalizedStringKey) {}

  @_disfavoredOverload
  public init<Description: StringProtocol>(intent: Intent, description: Description) {}
}

public import AppIntents
public import SwiftUI

/// A control of Control Center; never shown, declared so that a bundle that contains one compiles.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration

  init()
  var body: Body { get }
}

extension WidgetBundleBuilder {
  /// Replaces a control by an empty group, since controls are not rendered.
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
  /// Does nothing.
  ///
  /// - Throws: Nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  /// - Throws: The app's own error; never called in Island.
  func currentValue() async throws -> Value
}

public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  /// - Throws: The app's own error; never called in Island.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// Reloads controls; does nothing, since controls are not shown in Island.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  private init() {}

  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}

  /// Returns no controls, since none can be placed in Island.
  ///
  /// - Throws: Nothing.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the user has placed.
public struct ControlInfo: Identifiable, Sendable {
  public let kind: String
  public let pushInfo: ControlPushInfo?
  public var id: String { kind }

  /// Nil: no controls are placed in Island.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}

/// The push token of a control.
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// Receives the push tokens of controls; never called in Island.
public protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}

extension ControlWidgetConfiguration {
  public func pushHandler(_ type: any ControlPushHandler.Type) -> Self { self }
}

extension WidgetConfiguration {
  public func pushHandler<Handler: WidgetPushHandler>(
    _ handler: Handler.Type
  ) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  public func onBackgroundURLSessionEvents(
    matching: String, _ handler: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }

  public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil,
    _ handler: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    PassthroughConfiguration(content: self)
  }
}

/// A place where a widget can be shown.
public struct WidgetLocation: Hashable, Sendable {
  private var name: String

  public static let homeScreen = Self(name: "homeScreen")
  public static let lockScreen = Self(name: "lockScreen")
  public static let standBy = Self(name: "standBy")
  public static let carPlay = Self(name: "carPlay")
  public static let iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
}

extension WidgetCenter {
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// Returns no widgets, since none can be placed in Island.
  ///
  /// - Throws: Nothing.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  public func invalidateConfigurationRecommendations() {}
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration of a widget that an app recommends.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public init(intent: Intent, description: LocalizedStringKey) {}

  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {}

  @_disfavoredOverload
  public init<Description: StringProtocol>(intent: Intent, description: Description) {}

  public init(intent: Intent, description: Text) {}
}

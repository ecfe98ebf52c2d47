public import AppIntents
public import SwiftUI

/// A home screen widget without settings; never shown, declared so that a bundle that contains one
/// compiles.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration, ResolvableConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  var resolved: ResolvedConfiguration { .other("StaticConfiguration") }
}

/// A home screen widget with settings; never shown, declared so that a bundle that contains one
/// compiles.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration, ResolvableConfiguration
{
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  var resolved: ResolvedConfiguration { .other("AppIntentConfiguration") }
}

/// A home screen widget with settings of SiriKit; never shown, declared so that a bundle that
/// contains one compiles.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration,
  ResolvableConfiguration
{
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  var resolved: ResolvedConfiguration { .other("IntentConfiguration") }
}

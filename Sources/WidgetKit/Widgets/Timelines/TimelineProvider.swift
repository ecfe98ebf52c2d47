public import AppIntents
import Foundation

/// Provides the entries of a home screen widget; never called in Island.
@preconcurrency
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A preset configuration, with a description, of a widget whose user interface offers no choice.
public struct IntentRecommendation<T> {
  public let intent: T

  public init(intent: T, description: LocalizedStringKey) { self.intent = intent }

  @_disfavoredOverload
  public init(intent: T, description: LocalizedStringResource) { self.intent = intent }

  public init(intent: T, description: Text) { self.intent = intent }

  @_disfavoredOverload
  public init<Description: StringProtocol>(intent: T, description: Description) {
    self.intent = intent
  }
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

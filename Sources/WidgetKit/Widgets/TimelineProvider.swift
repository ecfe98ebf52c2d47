public import AppIntents
public import Foundation

/// The content of a home screen widget at a point in time.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry compared with the widget's others.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  /// In seconds.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a new timeline is requested.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Form: Equatable {
    case atEnd, never
    case after(Date)
  }

  private let form: Form

  public static let atEnd = Self(form: .atEnd)
  public static let never = Self(form: .never)

  public static func after(_ date: Date) -> Self { Self(form: .after(date)) }
}

public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The context in which a home screen widget is shown.
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}

/// Provides the entries of a home screen widget; never called here.
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

  public init(intent: T, description: Text) { self.intent = intent }

  @_disfavoredOverload
  public init<Description: StringProtocol>(intent: T, description: Description) {
    self.intent = intent
  }
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Provides the entries of a home screen widget with settings; never called here.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

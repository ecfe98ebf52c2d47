/// When or where something is relevant; never used in Island.
public struct RelevantContext: Hashable, Sendable {
  public enum DateKind: Hashable, Sendable { case `default`, informational, scheduled }
  public enum InferredLocation: Hashable, Sendable { case home, work, school, gym, commute }
  public enum FitnessCondition: Hashable, Sendable { case workoutActive, activityRingsIncomplete }
  public enum SleepCondition: Hashable, Sendable { case bedtime, wakeup }
  public enum HeadphonesCondition: Hashable, Sendable { case connected }

  public static func date(_ date: Date) -> Self { Self() }
  public static func date(from start: Date, to end: Date) -> Self { Self() }
  public static func date(range: Range<Date>, kind: DateKind) -> Self { Self() }
  public static func date(interval: DateInterval, kind: DateKind) -> Self { Self() }
  public static func location(inferred: InferredLocation) -> Self { Self() }
  public static func fitness(_ condition: FitnessCondition) -> Self { Self() }
  public static func sleep(_ condition: SleepCondition) -> Self { Self() }
  public static func hardware(headphones: HeadphonesCondition) -> Self { Self() }
}

/// An intent that is relevant at a time or place.
public struct RelevantIntent: Sendable {
  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent, widgetKind: String, relevance: RelevantContext
  ) {}
}

/// Takes relevant intents; without effect in Island.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  /// - Throws: Nothing; declared as in Apple's API.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

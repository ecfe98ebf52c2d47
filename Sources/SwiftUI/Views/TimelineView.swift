package import ViewArchive

/// A view that updates on a schedule. An archived view is drawn once (TIME-13, MOTION-6): it
/// shows the date of archiving and is reported as unsupported.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context {
    public enum Cadence: Hashable, Comparable, Sendable { case live, seconds, minutes }

    public let date: Date
    public let cadence: Cadence
  }

  let content: (TimelineViewDefaultContext) -> Content
}

/// The context of all timeline views, independent of their content type.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let now = TimelineViewDefaultContext(date: context.environment.now, cadence: .minutes)
    let view = context.withCurrentEnvironment { content(now) }
    return [
      ViewNode(
        .unsupported("TimelineView"), children: [Lowering.node(of: view, in: context)])
    ]
  }
}

/// The dates at which a timeline view updates.
public protocol TimelineSchedule: Sendable {
  typealias Mode = TimelineScheduleMode
}

/// How often a schedule is asked for dates; no schedule is asked in Island.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

public struct PeriodicTimelineSchedule: TimelineSchedule {
  public init(from startDate: Date, by interval: TimeInterval) {}
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
}

public struct ExplicitTimelineSchedule: TimelineSchedule {
  public init(_ dates: [Date]) {}
}

public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    .init(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { .init() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  public static func explicit(_ dates: [Date]) -> Self { .init(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { .init() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> Self {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}

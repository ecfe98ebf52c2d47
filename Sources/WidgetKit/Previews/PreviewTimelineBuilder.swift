import ActivityKit

/// Collects the entries of a preview of a home screen widget.
@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

  public static func buildPartialBlock(
    accumulated: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] {
    accumulated + next
  }

  public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap { $0 }
  }
}

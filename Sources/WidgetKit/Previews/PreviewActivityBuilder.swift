public import ActivityKit

/// Collects the content states of a preview.
@resultBuilder
public struct PreviewActivityBuilder<A: ActivityAttributes> {
  public static func buildExpression(_ expression: A.ContentState) -> [A.ContentState] {
    [expression]
  }

  public static func buildExpression(_ expression: [A.ContentState]) -> [A.ContentState] {
    expression
  }

  public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }

  public static func buildPartialBlock(
    accumulated: [A.ContentState], next: [A.ContentState]
  ) -> [A.ContentState] {
    accumulated + next
  }

  public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] {
    components.flatMap { $0 }
  }
}

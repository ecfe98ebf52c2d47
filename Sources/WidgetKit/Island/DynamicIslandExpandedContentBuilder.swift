public import SwiftUI

/// Collects regions in source order; like Apple's, it does not support `if` or `for`.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>, file: StaticString = #filePath,
    line: Int = #line
  ) -> DynamicIslandExpandedRegion<Content> {
    region.located(at: StaticSourceLocation(file: file, line: line))
  }

  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    content
  }

  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<Content>(regions: [first.erased])
  }

  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<some View> {
    first
  }

  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<First>, next: DynamicIslandExpandedRegion<Next>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<First>(regions: accumulated.regions + [next.erased])
  }

  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<First>, next: DynamicIslandExpandedContent<Next>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<First>(regions: accumulated.regions + next.regions)
  }
}

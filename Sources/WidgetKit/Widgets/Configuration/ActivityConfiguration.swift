public import ActivityKit
public import SwiftUI

/// The views of one kind of Live Activity.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration,
  ResolvableConfiguration
{
  let content: (ActivityViewContext<Attributes>) -> any View
  let island: ((ActivityViewContext<Attributes>) -> DynamicIsland)?
  var families: Set<ActivityFamily> = [.medium]

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = content
    island = dynamicIsland
  }

  /// Creates a configuration with a card and no island, as in the first beta.
  public init<Content: View>(
    attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
  ) {
    self.content = content
    island = nil
  }

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  var resolved: ResolvedConfiguration { .liveActivity(self) }
}

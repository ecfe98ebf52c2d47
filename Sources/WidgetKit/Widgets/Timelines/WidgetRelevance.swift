public import AppIntents
import Foundation

/// When a widget is relevant, for the Smart Stack; never used in Island.
public struct WidgetRelevance<Configuration> {
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

public struct WidgetRelevanceAttribute<Configuration> {
  public init(configuration: Configuration, context: RelevantContext) {}

  public init(configuration: Configuration, group: WidgetRelevanceGroup) {}

  public init(context: RelevantContext) where Configuration == Void {}

  public init(group: WidgetRelevanceGroup) where Configuration == Void {}
}

public struct WidgetRelevanceGroup: Hashable, Sendable {
  private let name: String

  public static let automatic = Self(name: "automatic")
  public static let ungrouped = Self(name: "ungrouped")

  public static func named(_ name: String) -> Self { Self(name: name) }
}

/// A configuration without content.
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}

  public var body: EmptyWidgetConfiguration { self }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> First {
    first
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarSpacer {
    ToolbarSpacer()
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarSpacer {
    ToolbarSpacer()
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarSpacer {
    ToolbarSpacer()
  }
}

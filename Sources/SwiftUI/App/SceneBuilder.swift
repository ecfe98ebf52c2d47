@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> First {
    first
  }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> EmptyScene {
    EmptyScene()
  }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> EmptyScene {
    EmptyScene()
  }
}

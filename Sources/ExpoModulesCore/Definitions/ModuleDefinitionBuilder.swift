/// Collects the parts of a definition.
@resultBuilder
public enum ModuleDefinitionBuilder {
  public static func buildExpression(_ definition: any AnyDefinition) -> [any AnyDefinition] {
    [definition]
  }

  public static func buildBlock(_ parts: [any AnyDefinition]...) -> [any AnyDefinition] {
    parts.flatMap(\.self)
  }

  public static func buildOptional(_ parts: [any AnyDefinition]?) -> [any AnyDefinition] {
    parts ?? []
  }

  public static func buildEither(first parts: [any AnyDefinition]) -> [any AnyDefinition] { parts }

  public static func buildEither(second parts: [any AnyDefinition]) -> [any AnyDefinition] { parts }

  public static func buildArray(_ parts: [[any AnyDefinition]]) -> [any AnyDefinition] {
    parts.flatMap(\.self)
  }

  public static func buildLimitedAvailability(
    _ parts: [any AnyDefinition]
  ) -> [any AnyDefinition] { parts }

  public static func buildFinalResult(_ parts: [any AnyDefinition]) -> ModuleDefinition {
    ModuleDefinition(parts)
  }
}

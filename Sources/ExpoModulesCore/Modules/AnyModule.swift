/// What a native module declares.
public protocol AnyModule: AnyObject {
  init(appContext: AppContext)

  @ModuleDefinitionBuilder
  func definition() -> ModuleDefinition
}

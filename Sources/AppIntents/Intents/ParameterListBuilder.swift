@resultBuilder
public struct ParameterListBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> ParameterList { ParameterList() }
  public static func buildBlock(_ parameters: ParameterList...) -> ParameterList {
    ParameterList()
  }
}

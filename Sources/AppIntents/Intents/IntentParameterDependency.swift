/// The parameters of an intent that the options of another parameter depend on. It is nil: options
/// are not asked for in Island.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  @dynamicMemberLookup
  public struct Projection: Sendable {
    let intent: Intent

    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
      intent[keyPath: keyPath]
    }
  }

  public var wrappedValue: Projection? { nil }

  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
}

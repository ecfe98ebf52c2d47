public import AppIntents

@propertyWrapper @dynamicMemberLookup
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public var projectedValue: Self { self }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let object: () -> ObjectType
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { object = wrappedValue }
  public var wrappedValue: ObjectType { object() }
  public var projectedValue: ObservedObject<ObjectType> {
    ObservedObject(wrappedValue: object())
  }
}

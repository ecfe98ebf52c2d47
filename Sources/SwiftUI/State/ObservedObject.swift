/// An observable object that is owned elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Creates bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty, ComparedValue {
  func connect(to slot: GraphSlot) { slot.observe(wrappedValue) }

  func isSame(as other: Any) -> Bool { (other as? Self)?.wrappedValue === wrappedValue }
}

/// The field that is edited, on the screen of an app. An archived view never has focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  @propertyWrapper
  public struct Binding {
    private let value: SwiftUI.Binding<Value>

    init(_ value: SwiftUI.Binding<Value>) { self.value = value }

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private let box: StateBox<Value>

  public init() where Value == Bool { box = StateBox(false) }

  public init<Wrapped: Hashable>() where Value == Wrapped? { box = StateBox(nil) }

  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }

  public var projectedValue: Binding { Binding(box.binding) }
}

extension FocusState: GraphProperty, ComparedValue {
  func connect(to slot: GraphSlot) { box.connect(to: slot) }

  func isSame(as other: Any) -> Bool { other is Self }
}

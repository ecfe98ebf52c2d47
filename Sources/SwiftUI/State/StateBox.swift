/// The value of a `State` or another wrapper that a view owns: in the wrapper itself until its view
/// has a node, then in the node.
final class StateBox<Value> {
  private var value: Value
  private var location: GraphLocation<Value>?

  init(_ value: Value) { self.value = value }

  var current: Value {
    get { location?.value ?? value }
    set {
      if let location { location.value = newValue } else { value = newValue }
    }
  }

  var binding: Binding<Value> {
    Binding(
      get: { self.current }, set: { self.current = $0 },
      source: BindingSource(base: location.map { AnyHashable(ObjectIdentifier($0)) }))
  }

  @MainActor func connect(to slot: GraphSlot) {
    location = slot.location(initial: value)
  }
}

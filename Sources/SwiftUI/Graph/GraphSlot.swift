/// The place of one property in a view's node.
@MainActor
struct GraphSlot {
  let node: GraphNode
  let index: Int

  /// Returns the location of the property's value, with `initial` when the view is new.
  func location<Value>(initial: @autoclosure () -> Value) -> GraphLocation<Value> {
    node.stored(at: index) { GraphLocation(initial(), node.graph.invalidations) }
  }

  /// Returns the object that the property owns, created when the view is new.
  func object<Object: AnyObject>(_ make: () -> Object) -> Object { node.stored(at: index, make) }

  /// Returns the location that counts the changes of a key of the user defaults.
  func defaults(_ key: BindingSource) -> GraphLocation<Int> { node.graph.defaults(key) }

  /// Has the view's body evaluated again before each change of an object.
  func observe(_ object: any ObservableObject) { node.observe(object) }
}

/// A stored property that an evaluation of the view's body depends on. Its properties are read as in
/// a view; `update()` is not called.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

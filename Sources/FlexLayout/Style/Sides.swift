/// A value for each edge of a box.
struct Sides<Value> {
  var left: Value
  var top: Value
  var right: Value
  var bottom: Value

  subscript(side: Side) -> Value {
    get {
      switch side {
      case .left: left
      case .top: top
      case .right: right
      case .bottom: bottom
      }
    }
    set {
      switch side {
      case .left: left = newValue
      case .top: top = newValue
      case .right: right = newValue
      case .bottom: bottom = newValue
      }
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
    Sides<Other>(
      left: transform(left), top: transform(top), right: transform(right),
      bottom: transform(bottom))
  }
}

extension Sides: Sendable where Value: Sendable {}

extension Sides where Value == Double {
  static let zero = Sides(left: 0, top: 0, right: 0, bottom: 0)
}

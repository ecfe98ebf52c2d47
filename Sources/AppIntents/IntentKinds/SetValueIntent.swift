/// An intent that sets a new value, as a toggle does.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}

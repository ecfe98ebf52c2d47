public protocol FocusedValueKey {
  associatedtype Value
}

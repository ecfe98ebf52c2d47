/// A type that knows when two of its values are the same for a view.
protocol ComparedValue {
  func isSame(as other: Any) -> Bool
}

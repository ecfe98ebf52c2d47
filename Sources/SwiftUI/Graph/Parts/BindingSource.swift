/// What a binding refers to, to find out whether two bindings are the same.
struct BindingSource: Hashable {
  /// Nil: it cannot be compared.
  var base: AnyHashable?
  /// The way from there to the value.
  var paths: [AnyKeyPath] = []

  func isSame(as other: BindingSource) -> Bool { base != nil && self == other }
}

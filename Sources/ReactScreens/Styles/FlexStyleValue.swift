import ViewArchive

/// A value of a style dictionary, as JavaScript gives it.
package enum FlexStyleValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  /// `null` or `undefined`: the key counts as not given.
  case null
  /// A value that no property of the layout has, such as a list or a record.
  case other
}

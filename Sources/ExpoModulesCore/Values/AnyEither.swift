/// A value of one of several types.
protocol AnyEither {
  /// - Throws: `Exception` when the value is of none of the types.
  static func make(of object: Any?) throws -> Any
}

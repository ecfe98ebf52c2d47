/// A type that makes values of itself from what a script passes.
public protocol Convertible: AnyArgument {
  /// - Throws: When the value cannot be converted.
  static func convert(from value: Any?, appContext: AppContext) throws -> Self
}

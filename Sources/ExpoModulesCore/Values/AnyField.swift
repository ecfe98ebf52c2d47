/// A property that is marked `@Field`, of any type.
protocol AnyField: AnyObject {
  /// Nil: the property's name.
  var key: String? { get }
  var isRequired: Bool { get }
  var content: Any { get }

  /// - Throws: `Exception` when the value is missing or cannot be converted.
  func set(_ value: Any?, key: String) throws
}

/// Values of a type that its author has declared, such as `static let preview`. Written for the
/// attributes and content states of the sources before they are compiled.
public protocol _AuthorValues {
  /// The names and values, in the order of the source.
  @MainActor static var _authorValues: [(name: String, value: Any)] { get }
}

/// Reads the values that the author of a type has declared.
@MainActor
enum AuthorValues {
  static func all<Value>(of type: Value.Type) -> [(name: String, value: Value)] {
    let values = (type as? any _AuthorValues.Type)?._authorValues ?? []
    return values.compactMap { name, value in (value as? Value).map { (name, $0) } }
  }
}

import ViewArchive

/// The key of a value that a view passes to the enclosing layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

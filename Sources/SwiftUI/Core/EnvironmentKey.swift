/// The key of a value that views pass down to their children.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

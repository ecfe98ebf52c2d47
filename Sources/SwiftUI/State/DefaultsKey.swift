import Foundation

/// A key of the user defaults that a view reads: a change of its value invalidates the views that
/// have read it.
final class DefaultsKey {
  let source: BindingSource
  /// Counts the changes; nil: the view has no node.
  var location: GraphLocation<Int>?

  init(_ key: String, _ defaults: UserDefaults) {
    source = BindingSource(base: AnyHashable([AnyHashable(ObjectIdentifier(defaults)), key]))
  }

  func read() { _ = location?.value }

  func changed() { location?.value += 1 }
}

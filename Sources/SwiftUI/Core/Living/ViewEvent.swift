import Foundation

/// What happens when a view appears, changes and disappears.
enum ViewEvent {
  case appear(() -> Void)
  case disappear(() -> Void)
  /// The view has been removed, not only covered.
  case removal(() -> Void)
  /// A value that is compared with the one of the last pass.
  case change(Any, isInitial: Bool, (_ old: Any, _ new: Any) -> Void)
  /// A task that is cancelled when the view disappears, and started again when the value changes.
  case task(id: Any, @MainActor () -> Task<Void, Never>)
  /// A publisher's values, received while the view is there; `start` returns what ends it. Another
  /// object as the publisher takes the place of the first one.
  case receive(
    from: AnyObject?, start: (@escaping (Any) -> Void) -> () -> Void, (Any) -> Void)
  case openURL((URL) -> Void)
}

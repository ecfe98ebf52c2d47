/// What the views of one screen of a navigation stack say about its bar, and where its links lead.
///
/// Used on the main actor only, while views are lowered.
final class ScreenBar {
  var title: AnyView?
  var toolbars: [any ToolbarContent] = []
  /// The screens of values, by the type of the value.
  var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]
  /// Screens that a binding has pushed, each with what removes it.
  var presented: [(view: any View, pop: () -> Void)] = []
  let push: (NavigationEntry) -> Void

  init(push: @escaping (NavigationEntry) -> Void) { self.push = push }
}

/// A screen that a link has pushed onto a navigation stack.
struct NavigationEntry {
  /// Nil: the screen is that of the value.
  var view: (any View)?
  var value: AnyHashable?
}

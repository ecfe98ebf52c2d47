/// What the views of one screen of a navigation stack say about its bar, and where its links lead.
///
/// Used on the main actor only, while views are lowered.
final class ScreenBar {
  var title: Text?
  var titleMode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  /// True when there is no way back but that of the app.
  var hidesBackButton = false
  /// The toolbars' contents, which are of `ToolbarContent`.
  var toolbars: [Any] = []
  /// The screens of values, by the type of the value.
  var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]
  /// Screens that a binding has pushed, each with what removes it.
  var presented: [(view: any View, pop: () -> Void)] = []
  let push: (NavigationEntry) -> Void

  init(push: @escaping (NavigationEntry) -> Void) { self.push = push }
}

extension EnvironmentValues {
  private enum BarKey: EnvironmentKey {
    static var defaultValue: ScreenBar? { nil }
  }

  /// The bar of the enclosing screen of a navigation stack.
  var bar: ScreenBar? {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
}

import ViewArchive

/// The choices of a picker, or the screens of a tab view, as its content lists them.
@MainActor
final class TagCollector {
  struct Item {
    var tag: AnyHashable?
    var label: [ViewNode]
    var nodes: [ViewNode]
  }

  var items: [Item] = []
  /// True for a tab view, whose items have labels.
  let isOfTabs: Bool

  init(isOfTabs: Bool) { self.isOfTabs = isOfTabs }
}

extension EnvironmentValues {
  private enum TagsKey: EnvironmentKey {
    static let defaultValue: TagCollector? = nil
  }

  /// What collects the choices of the enclosing picker or tab view.
  var tags: TagCollector? {
    get { self[TagsKey.self] }
    set { self[TagsKey.self] = newValue }
  }
}

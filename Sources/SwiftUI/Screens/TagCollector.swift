import ViewArchive

/// The choices of a picker, or the screens of a tab view, as its content lists them.
@MainActor
final class TagCollector {
  struct Item {
    var tag: AnyHashable?
    /// The label of a tab; nil: the item of a picker.
    var label: AnyView?
    var nodes: [ViewNode]
    /// The place of the item in the tree of the screen.
    var place: GraphNode?
    /// What the screen of a tab says about the whole screen, while it is shown.
    var report = LoweringRecord.ScreenReport()
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

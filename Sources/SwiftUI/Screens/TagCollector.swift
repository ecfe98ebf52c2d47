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
    var place: (any LivingPlace)?
    /// What the screen of a tab says about the whole screen, while it is shown.
    var report = LoweringRecord.ScreenReport()
    /// The role of the nodes of an element of a `ForEach` that has no tag of its own; nil: it has one.
    var elementRole: NodeRole?

    /// True for a choice that stands in a list of views, not inside one of them: what a `ForEach`
    /// inside a view makes is no choice.
    func isListed(among nodes: [ViewNode]) -> Bool {
      elementRole.map { role in nodes.contains { $0.roles.contains(role) } } ?? true
    }
  }

  var items: [Item] = []
  /// True for a tab view, whose items have labels.
  let isOfTabs: Bool
  private var elements = 0

  init(isOfTabs: Bool) { self.isOfTabs = isOfTabs }

  /// Lowers a view with a tag.
  func collect(
    tag: AnyHashable, in context: LoweringContext, _ lower: () -> [ViewNode]
  ) -> [ViewNode] {
    let before = items.count
    let nodes = lower()
    context.record.collected += 1
    var new = items[before...].filter { $0.elementRole == nil }
    guard new.isEmpty else {
      for index in new.indices { new[index].tag = tag }
      items.replaceSubrange(before..., with: new)
      return nodes
    }
    items.removeSubrange(before...)
    return placed(in: context, nodes) { Item(tag: tag, nodes: nodes, place: $0) }
  }

  /// Lowers a screen with a badge, which its label in the tab bar has.
  func collect(badge: Text, _ lower: () -> [ViewNode]) -> [ViewNode] {
    let before = items.count
    let nodes = lower()
    for index in before..<items.count {
      items[index].label = items[index].label.map { label in
        AnyView(
          label.overlay(alignment: .topTrailing) {
            badge.font(.caption2).foregroundStyle(.white).padding(.horizontal, 4)
              .background(.red, in: Capsule())
          })
      }
    }
    return nodes
  }

  /// Lowers an element of a `ForEach`, whose identifier is its tag where it has no other.
  func collect(
    element id: AnyHashable, in context: LoweringContext, _ lower: () -> [ViewNode]
  ) -> [ViewNode] {
    let before = items.count
    let nodes = lower()
    context.record.collected += 1
    let new = items[before...].filter { $0.isListed(among: nodes) }
    items.replaceSubrange(before..., with: new)
    guard new.isEmpty else { return nodes }
    elements += 1
    let role = NodeRole.choice(elements)
    return placed(in: context, nodes.map { $0.modified(.role(role)) }) {
      Item(tag: id, nodes: nodes, place: $0, elementRole: role)
    }
  }

  /// Appends an item with its place.
  func placed(
    in context: LoweringContext, _ nodes: [ViewNode], _ item: (any LivingPlace) -> Item
  ) -> [ViewNode] {
    context.lowering.nodes(
      living: { place in
        items.append(item(place))
        return nodes
      }, archived: { nodes })
  }
}

extension AnyHashable {
  /// True for the tag of the selected value. A selection that can be nothing has tags that cannot.
  func isTag<Value: Hashable>(of value: Value) -> Bool { (base as? Value) == value }
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

import ViewArchive

/// The choices of a picker.
@MainActor
struct PickerChoices {
  let items: [[ViewNode]]
  /// The index of the selected choice; nil: no choice has the value of the selection.
  let selected: Int?
  let select: (Int) -> Void

  init<Value: Hashable>(
    items: [TagCollector.Item], selected: Value, select: @escaping (Value) -> Void
  ) {
    self.items = items.map(\.nodes)
    self.selected = items.firstIndex { $0.tag?.isTag(of: selected) ?? false }
    self.select = { index in
      if let value = items[index].tag?.base as? Value { select(value) }
    }
  }

  /// The nodes of a choice; none for an index of no choice.
  func nodes(at index: Int?) -> [ViewNode] {
    index.flatMap { items.indices.contains($0) ? items[$0] : nil } ?? []
  }

  /// Selects the choice that is some steps after the selected one, from the last one the first.
  func move(by steps: Int) {
    guard !items.isEmpty else { return }
    let count = items.count
    select((((selected ?? 0) + steps) % count + count) % count)
  }

  /// Selects the choice that is some steps after the selected one, at most the last one.
  func moveWithin(by steps: Int) {
    guard !items.isEmpty else { return }
    select(min(max((selected ?? 0) + steps, 0), items.count - 1))
  }
}

import ViewArchive

/// What is selected in a list, by the tags of its rows.
struct RowSelection {
  let isSelected: (AnyHashable) -> Bool
  /// Selects a row, or, in a list of which several can be selected, takes it out again.
  let select: (AnyHashable) -> Void
  /// True when several rows can be selected, which they are while the list is edited.
  let isMultiple: Bool
}

extension RowSelection {
  /// Nil for no binding.
  init?<Value: Hashable>(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    self.init(
      isSelected: { $0.isTag(of: selection.wrappedValue) },
      select: { selection.wrappedValue = $0.base as? Value }, isMultiple: false)
  }

  /// Nil for no binding.
  init?<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    self.init(
      isSelected: { ($0.base as? Value).map(selection.wrappedValue.contains) ?? false },
      select: { tag in
        guard let value = tag.base as? Value else { return }
        if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
      }, isMultiple: true)
  }
}

extension EnvironmentValues {
  private enum LinkSelectionKey: EnvironmentKey {
    static var defaultValue: ((AnyHashable) -> Void)? { nil }
  }

  private enum DetailKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  /// Selects the value of a link in a row, in place of leading to a screen.
  var linkSelection: ((AnyHashable) -> Void)? {
    get { self[LinkSelectionKey.self] }
    set { self[LinkSelectionKey.self] = newValue }
  }

  /// Shows the next column of a split view, whose selection has changed.
  var showDetail: (() -> Void)? {
    get { self[DetailKey.self] }
    set { self[DetailKey.self] = newValue }
  }
}

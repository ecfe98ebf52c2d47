/// What a list makes of its rows.
struct RowWrappers {
  /// Returns a row that can be selected, for its content and its tag.
  var selectable: ((AnyView, AnyHashable) -> AnyView)?
  /// Returns a row of a `ForEach` that can be deleted or moved, for its content, its index and the
  /// number of rows.
  var editable: ((AnyView, Int, Int) -> AnyView)?

  static var none: Self { Self() }

  var isEmpty: Bool { selectable == nil && editable == nil }

  func wrapped(_ content: AnyView, tag: AnyHashable, at index: Int, of count: Int) -> AnyView {
    let row = selectable?(content, tag) ?? content
    return editable?(row, index, count) ?? row
  }
}

extension EnvironmentValues {
  private enum RowWrappersKey: EnvironmentKey {
    static var defaultValue: RowWrappers { .none }
  }

  /// What the enclosing list makes of the next rows.
  var rowWrappers: RowWrappers {
    get { self[RowWrappersKey.self] }
    set { self[RowWrappersKey.self] = newValue }
  }
}

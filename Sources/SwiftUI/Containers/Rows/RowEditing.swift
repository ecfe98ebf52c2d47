import Foundation

/// What a list can do with the rows of a `ForEach`.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension EnvironmentValues {
  private enum RowEditingKey: EnvironmentKey {
    static var defaultValue: RowEditing { RowEditing() }
  }

  /// What can be done with the rows of the next `ForEach`.
  var rowEditing: RowEditing {
    get { self[RowEditingKey.self] }
    set { self[RowEditingKey.self] = newValue }
  }
}

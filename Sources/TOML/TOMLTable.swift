/// A table with its keys in the order of the file.
package struct TOMLTable: Hashable, Sendable {
  package private(set) var keys: [String] = []
  private var values: [String: TOMLValue] = [:]
  /// True when neither a header nor a dotted key may add to the table: an inline table, or one that
  /// a header has already defined.
  var isClosed = false
  /// True for a table that dotted keys have created; a header must not define it again.
  var isDotted = false

  package init() {}

  package internal(set) subscript(key: String) -> TOMLValue? {
    get { values[key] }
    set {
      if values[key] == nil { keys.append(key) }
      values[key] = newValue
    }
  }

  /// Changes the table at `key`, or adds `new` changed if the key does not exist. Returns the
  /// result of `body`; nil: the value at `key` is not a table. The table is removed from its parent
  /// during the change, so that it is not copied.
  mutating func change<Result>(
    _ key: String, orNew new: TOMLTable, _ body: (inout TOMLTable) -> Result
  ) -> Result? {
    switch values.removeValue(forKey: key) {
    case nil:
      var table = new
      let result = body(&table)
      keys.append(key)
      values[key] = .table(table)
      return result
    case .table(var table)?:
      let result = body(&table)
      values[key] = .table(table)
      return result
    case let other?:
      values[key] = other
      return nil
    }
  }
}

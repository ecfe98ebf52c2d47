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
  /// result of `body`; nil: the value at `key` is not a table.
  mutating func change<Result>(
    _ key: String, orNew new: TOMLTable, _ body: (inout TOMLTable) -> Result
  ) -> Result? {
    var table: TOMLTable
    switch values[key] {
    case nil:
      table = new
      keys.append(key)
    case .table(let found)?: table = found
    case _?: return nil
    }
    // Nothing else may refer to the table during the change, or each key that is added would copy
    // all before it: neither its parent nor the value that was switched over.
    values[key] = nil
    let result = body(&table)
    values[key] = .table(table)
    return result
  }
}

/// A JSON syntax error with its position, which Foundation does not report.
package struct JSONSyntaxError: Error, Hashable {
  /// The line, counted from 1, as is the column.
  package var line: Int
  package var column: Int
  package var message: String

  package var text: String { "line \(line), column \(column): \(message)" }
}

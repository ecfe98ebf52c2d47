/// The error for text that is not valid TOML.
package struct TOMLError: Error, Hashable, Sendable {
  /// The line number, counted from 1.
  package var line: Int
  package var message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}

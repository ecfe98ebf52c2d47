/// A parsed TOML file, with the line numbers of its keys.
package struct TOMLDocument: Sendable {
  package internal(set) var root = TOMLTable()
  /// Line numbers, counted from 1, by the full dotted key.
  package internal(set) var lines: [String: Int] = [:]

  /// Parses TOML 1.0, without arrays of tables (`[[name]]`), which are rejected.
  ///
  /// - Throws: `TOMLError` at the first line that is not valid.
  package init(_ text: String) throws(TOMLError) {
    var parser = TOMLParser(text)
    self = try parser.document()
  }

  init() {}
}

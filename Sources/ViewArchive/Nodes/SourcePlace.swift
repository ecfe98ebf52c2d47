/// A line of a source file.
package struct SourcePlace: Codable, Hashable, Sendable {
  /// The path as passed to the compiler, or the file's name.
  package var file: String
  /// The line number, from 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

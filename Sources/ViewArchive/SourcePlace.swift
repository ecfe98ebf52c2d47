/// A line of a source.
package struct SourcePlace: Codable, Hashable, Sendable {
  /// The path as the compiler was given it, or the name that a file is called by.
  package var file: String
  /// From 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

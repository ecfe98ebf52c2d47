/// A source location as the compiler passes it to a call (`#filePath`, `#line`).
package struct StaticSourceLocation: Sendable {
  package var file: StaticString
  package var line: Int

  package init(file: StaticString, line: Int) {
    self.file = file
    self.line = line
  }
}

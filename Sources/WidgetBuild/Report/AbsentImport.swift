/// An import of a module that is not available; `place` is its `file:line`.
package struct AbsentImport: Codable, Hashable, Sendable {
  package var module: String
  package var place: String
  /// True for a module of iOS that is not bundled with the program.
  package var isApples: Bool
}

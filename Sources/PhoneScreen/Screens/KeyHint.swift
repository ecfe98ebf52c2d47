/// A key and what it does now, for the bottom line and the help screen.
package struct KeyHint: Hashable, Sendable {
  package var key: String
  package var label: String

  package init(_ key: String, _ label: String) {
    self.key = key
    self.label = label
  }
}

/// A failure of the server or of its files: one line with the thing, the place and the remedy.
package struct PushServerError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

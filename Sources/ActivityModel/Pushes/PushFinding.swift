/// What is wrong, or probably a mistake, in a push: where, what, and the remedy.
package struct PushFinding: Codable, Hashable, Sendable {
  /// The keys of objects and indexes of lists that lead to the value, outermost first; empty: the
  /// push as a whole, or a header, which the message names.
  package var path: [String]
  package var message: String
  /// True for a mistake because of which the push is not applied.
  package var isError: Bool

  package init(_ path: [String] = [], _ message: String, isError: Bool) {
    self.path = path
    self.message = message
    self.isError = isError
  }

  /// The finding in one line: `aps.timestamp: looks like milliseconds …`.
  package var text: String {
    path.isEmpty ? message : path.joined(separator: ".") + ": " + message
  }
}

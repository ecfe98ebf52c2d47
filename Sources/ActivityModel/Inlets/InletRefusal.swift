/// Why the body of a push in the form of another service cannot be sent.
package struct InletRefusal: Error, Hashable, Sendable {
  /// The keys that lead to the value, outermost first; empty: the body as a whole.
  package var path: [String]
  package var message: String

  package init(_ path: [String], _ message: String) {
    self.path = path
    self.message = message
  }

  /// The refusal in one line: `message.apns.headers.apns-priority: is a number; …`.
  package var text: String {
    path.isEmpty ? message : "\(path.joined(separator: ".")): \(message)"
  }
}

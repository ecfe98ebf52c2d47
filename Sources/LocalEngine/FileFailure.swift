import Foundation

/// A failed file operation.
package struct FileFailure: Error, Hashable, Sendable {
  /// The operation, as in the message "cannot `write` …".
  package var verb: String
  package var path: String
  package var reason: String

  package init(_ verb: String, _ path: String, because reason: String) {
    self.verb = verb
    self.path = path
    self.reason = reason
  }

  /// Makes a failure with the reason in `errno`.
  package init(_ verb: String, _ path: String) {
    self.init(verb, path, because: String(cString: strerror(errno)))
  }

  package var message: String { "cannot \(verb) '\(path)': \(reason)" }
}

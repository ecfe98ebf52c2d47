import Foundation

/// What the system refused to do with a file.
package struct FileFailure: Error, Hashable, Sendable {
  /// As after "cannot": `write`.
  package var verb: String
  package var path: String
  package var reason: String

  package init(_ verb: String, _ path: String, because reason: String) {
    self.verb = verb
    self.path = path
    self.reason = reason
  }

  /// With the reason that the last system call left.
  package init(_ verb: String, _ path: String) {
    self.init(verb, path, because: String(cString: strerror(errno)))
  }

  package var words: String { "cannot \(verb) '\(path)': \(reason)" }
}

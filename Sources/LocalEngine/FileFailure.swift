import Foundation

/// A failed file operation.
package struct FileFailure: Error, Hashable, Sendable {
  /// The operation, as in the message "cannot `write` …".
  package var verb: String
  package var path: String
  package var reason: String
  /// True when the file is there, and has more bytes than are read.
  package private(set) var isTooLong = false

  package init(_ verb: String, _ path: String, because reason: String) {
    self.verb = verb
    self.path = path
    self.reason = reason
  }

  /// Makes a failure with the reason in `errno`, which only a C function has set that has failed just
  /// now: Foundation resets it.
  package init(_ verb: String, _ path: String) {
    let code = errno
    self.init(
      verb, path,
      because: code == 0 ? "the system gives no reason" : String(cString: strerror(code)))
  }

  /// Makes a failure with the reason of an error of Foundation's, in the words of the system: its own
  /// speak of "the operation".
  package init(_ verb: String, _ path: String, _ error: any Error) {
    let system = (error as? CocoaError)?.underlying as? POSIXError
    self.init(
      verb, path,
      because: system.map { String(cString: strerror($0.code.rawValue)) }
        ?? error.localizedDescription)
  }

  /// - Parameters:
  ///   - bytes: How many there are; nil: it is not known, as of a pipe.
  ///   - limit: How many are read.
  static func tooLong(_ path: String, bytes: Int?, limit: Int) -> FileFailure {
    let count = bytes.map(size) ?? "more"
    var failure = FileFailure(
      "read", path, because: "it has \(count), and at most \(size(limit)) are read")
    failure.isTooLong = true
    return failure
  }

  /// The size as a person says it, rounded up.
  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case 0..<(1 << 10): "\(bytes) bytes"
    case 0..<(10 << 20): "\((bytes + (1 << 10) - 1) >> 10) kB"
    default: "\((bytes + (1 << 20) - 1) >> 20) MB"
    }
  }

  package var message: String { "cannot \(verb) '\(path)': \(reason)" }
}

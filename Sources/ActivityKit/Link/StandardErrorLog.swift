import Foundation

/// Logs to standard error, in place of the device log of a phone.
package enum StandardErrorLog {
  /// Prints a message as one line.
  package static func print(_ message: String) {
    FileHandle.standardError.write(Data("ActivityKit: \(message)\n".utf8))
  }
}

import Foundation

/// Logs to standard error, in place of the device log of a phone.
package enum StandardErrorLog {
  /// Prints a message as one line.
  package static func print(_ words: String) {
    FileHandle.standardError.write(Data("ActivityKit: \(words)\n".utf8))
  }
}

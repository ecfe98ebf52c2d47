import Foundation

/// A program's own log, where a phone would have the device's: standard error.
package enum Diagnosis {
  /// One line that stands alone.
  package static func print(_ words: String) {
    FileHandle.standardError.write(Data("ActivityKit: \(words)\n".utf8))
  }
}

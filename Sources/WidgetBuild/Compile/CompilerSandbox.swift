import Foundation

/// What the compiler and its tools may touch: they read sources of others and load macros.
struct CompilerSandbox: Hashable, Sendable {
  /// Absolute path of `island-box`, which starts them.
  var launcher: String
  /// Absolute paths of what they read, and start programs from.
  var readable: [String]
  /// Absolute paths of the folders that they write to.
  var writable: [String]
  /// The variables that lead them there.
  var variables: [String: String]

  /// The words before a tool's path on the command line.
  var words: [String] {
    readable.flatMap { ["-r", $0] } + writable.flatMap { ["-w", $0] }
  }

  /// The environment in which caches and temporary files are where the tools may write.
  ///
  /// - Parameter environment: That of the tool; nil: inherited.
  func environment(over environment: [String: String]?) -> [String: String] {
    (environment ?? ProcessInfo.processInfo.environment)
      .merging(variables) { $1 }
  }
}

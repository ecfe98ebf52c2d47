import Foundation

/// What the compiler and other tools may touch: they read sources and images of others, and the compiler
/// loads macros.
struct CompilerSandbox: Hashable, Sendable {
  /// Absolute path of `island-box`, which starts them.
  var launcher: String
  /// Absolute paths of what they read, and start programs from.
  var readable: [String]
  /// Absolute paths of the folders that they write to.
  var writable: [String]
  /// True: they reach the network.
  var hasNetwork = false
  /// The variables that lead them there.
  var variables: [String: String]

  /// The words before a tool's path on the command line.
  var words: [String] {
    (hasNetwork ? ["-n"] : []) + readable.flatMap { ["-r", $0] } + writable.flatMap { ["-w", $0] }
  }

  /// The environment in which caches and temporary files are where the tools may write.
  ///
  /// - Parameter environment: That of the tool; nil: inherited.
  func environment(over environment: [String: String]?) -> [String: String] {
    (environment ?? ProcessInfo.processInfo.environment)
      .merging(variables) { $1 }
  }

  /// A sandbox whose tool has one folder, in which it finds its home, too.
  ///
  /// - Parameters:
  ///   - launcher: Absolute path of `island-box`.
  ///   - tool: Absolute path of the tool.
  ///   - folder: Absolute path of its folder.
  static func of(
    _ tool: String, in folder: String, launcher: String
  ) -> CompilerSandbox {
    let resolved = URL(fileURLWithPath: tool).resolvingSymlinksInPath()
    return CompilerSandbox(
      launcher: launcher, readable: [resolved.deletingLastPathComponent().path],
      writable: [folder],
      variables: ["HOME": folder, "TMPDIR": folder, "XDG_CACHE_HOME": folder])
  }
}

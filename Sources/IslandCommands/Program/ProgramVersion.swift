import Foundation

/// Reads the version that packaging writes beside the program.
enum ProgramVersion {
  /// Text for `--version`.
  static var text: String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let file = program.deletingLastPathComponent().appendingPathComponent("version")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return "island, built from source"
    }
    return "island " + text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

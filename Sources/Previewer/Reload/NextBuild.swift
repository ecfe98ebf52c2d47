import Foundation

/// What the next build has to do, determined by the changes since the last one.
struct NextBuild {
  /// True: files were created or removed, so the widget's files are determined again.
  private(set) var rescansFiles = true
  /// True: the library contains line tables, to find the source location of the last crash.
  private(set) var hasLineTables = false
  /// Paths of the sources in the last build.
  private var files: Set<String> = []

  /// Requests a build of all files, even if none has changed.
  mutating func rebuild() {
    rescansFiles = true
    hasLineTables = false
  }

  /// Requests a build after changes to files or folders.
  mutating func include(changes paths: Set<String>) {
    rescansFiles = rescansFiles || paths.contains(where: changesFileSet)
    hasLineTables = false
  }

  /// Requests a build with line tables.
  mutating func addLineTables() { hasLineTables = true }

  /// Records that the build was started.
  mutating func didStart() { rescansFiles = false }

  /// Records the sources of a finished build.
  mutating func didBuild(_ files: [String]) { self.files = Set(files) }

  /// Returns true when a change to the path can change which files belong to the widget.
  private func changesFileSet(_ path: String) -> Bool {
    ![.swift, .script].contains(SourceKind(path: path)) || !files.contains(path)
      || !FileManager.default.fileExists(atPath: path)
  }
}

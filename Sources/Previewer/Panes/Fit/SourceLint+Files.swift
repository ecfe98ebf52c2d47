import WidgetBuild
package import SourceRules

extension SourceLint {
  /// Reads and parses the files. Unreadable files are skipped, because the compiler reports them.
  package init(files: [String]) {
    self.init(files.compactMap { path in (try? SourceFileReader.read(path)).map { (path, $0) } })
  }
}

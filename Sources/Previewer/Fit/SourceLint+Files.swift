import WidgetBuild
package import WidgetLint

extension SourceLint {
  /// Reads the files at these paths; one that cannot be read is left out, for the compiler to name.
  package init(files: [String]) {
    self.init(files.compactMap { path in (try? SourceText.read(path)).map { (path, $0) } })
  }
}

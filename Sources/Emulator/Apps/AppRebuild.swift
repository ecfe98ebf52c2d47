/// How the code of an app that is running is made anew when a source is saved.
package struct AppRebuild: Sendable {
  /// What came of it.
  package struct Outcome: Sendable {
    /// Absolute paths of the sources; empty: they are those of before.
    package var files: [String]
    /// Why the former code runs on; its first line says what failed, and a line that begins with `at`
    /// where. Nil: the new code can be loaded.
    package var failure: String?

    package init(files: [String], failure: String?) {
      self.files = files
      self.failure = failure
    }
  }

  /// The absolute path of the project.
  package var folder: String
  /// Absolute paths of the sources at the start.
  package var files: [String]
  /// Makes the code anew; it blocks.
  package var run: @Sendable () -> Outcome

  package init(folder: String, files: [String], run: @escaping @Sendable () -> Outcome) {
    self.folder = folder
    self.files = files
    self.run = run
  }
}

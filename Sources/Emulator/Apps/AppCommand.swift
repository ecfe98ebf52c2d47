/// How the app of a widget's project is started.
package struct AppCommand: Sendable {
  package var executable: String
  package var arguments: [String]
  package var environment: [String: String]
  /// Gets what the app prints, too; nil: only the list of events does.
  package var log: AppLog?
  /// How its code is made anew at a save; nil: it is not.
  package var rebuild: AppRebuild?

  package init(
    executable: String, arguments: [String], environment: [String: String], log: AppLog? = nil,
    rebuild: AppRebuild? = nil
  ) {
    self.log = log
    self.rebuild = rebuild
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }
}

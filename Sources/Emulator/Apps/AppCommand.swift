/// How the app of a widget's project is started.
package struct AppCommand: Sendable {
  package var executable: String
  package var arguments: [String]
  package var environment: [String: String]
  /// Gets what the app prints, too; nil: only the list of events does.
  package var log: AppLog?

  package init(
    executable: String, arguments: [String], environment: [String: String], log: AppLog? = nil
  ) {
    self.log = log
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }
}

import ActivityModel
import ArgumentParser

/// `island defaults set KEY VALUE`: changes the store that widgets share with their app.
struct DefaultsCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "defaults", abstract: "Set or remove a value of the app group.",
    discussion: """
      A widget reads UserDefaults(suiteName:), which its app would write. A value that is set here \
      goes before that of --defaults, for all widgets of the running island, until it ends.
      """)

  enum Action: String, ExpressibleByArgument, CaseIterable { case set, remove }

  @Argument(help: "set or remove.")
  var action: Action

  @Argument(help: "The key, as the widget reads it.")
  var key: String

  @Argument(help: "With set: a text, a number, true or false.")
  var value: String?

  /// Rejects a value that is missing, or one too many.
  ///
  /// - Throws: `ValidationError`.
  func validate() throws {
    guard (action == .set) == (value != nil) else {
      throw ValidationError("want  defaults set KEY VALUE, or defaults remove KEY")
    }
  }

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    try island.call(WireCall.AppGroup(key: key, value: value))
  }
}

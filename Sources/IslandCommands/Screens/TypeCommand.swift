import ActivityModel
import ArgumentParser

/// `island type TEXT`: types into the field that `island tap` has chosen.
struct TypeCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Type into the field of the app in front that was tapped.")

  @Argument(help: "The text, in place of what the field contains.")
  var text: String

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws { try island.call(WireCall.TypeText(text)) }
}

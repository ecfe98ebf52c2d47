import ArgumentParser

/// The commands of the program.
struct IslandCommand: AsyncParsableCommand {
  /// The commands of this target. Those after the first are in the order of the help, below those
  /// of `island-widgets`.
  static let ownCommands: [any ParsableCommand.Type] =
    [DemoCommand.self] + StreamCommand.commands
    + [
      PlayCommand.self, APNsCommand.self, StreamCommand.self, RestoreCommand.self,
      ThemesCommand.self, DoctorCommand.self,
    ]

  /// The commands that the command line may contain. Set once, before the first one is parsed: the
  /// argument parser examines every one of them each time.
  nonisolated(unsafe) static var commands = ownCommands

  static let configuration = CommandConfiguration(
    commandName: "island",
    abstract: "Live Activities and the Dynamic Island, alive in a terminal.",
    version: ProgramVersion.text, subcommands: commands, defaultSubcommand: DemoCommand.self)

  /// Returns the command of this target with a name; nil: there is none.
  static func ownCommand(named name: String) -> (any ParsableCommand.Type)? {
    ownCommands.first { $0.configuration.commandName == name }
  }
}

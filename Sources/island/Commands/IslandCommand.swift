import ArgumentParser

/// The commands of the program.
struct IslandCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "island",
    abstract: "Live Activities and the Dynamic Island, alive in a terminal.",
    version: ProgramVersion.text,
    subcommands: [
      DemoCommand.self, RunCommand.self, PreviewCommand.self, AttachCommand.self,
      SnapshotCommand.self, CheckCommand.self, RecordCommand.self, ReplayCommand.self,
      ActivitiesCommand.self, StartCommand.self, UpdateCommand.self,
      EndCommand.self, DismissCommand.self, PressCommand.self, CollapseCommand.self,
      TapCommand.self, SwipeCommand.self, LockCommand.self, DeviceCommand.self,
      ShowCommand.self, TurnCommand.self, SystemCommand.self, ForegroundCommand.self,
      AllowCommand.self, RestoreCommand.self, ClockControlCommand.self, ThemesCommand.self,
      DoctorCommand.self,
    ],
    defaultSubcommand: DemoCommand.self)
}

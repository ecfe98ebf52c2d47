import ArgumentParser
import IslandCommands

/// `island record FILE`: runs the gallery or a widget and records the run.
struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Show the gallery, or a widget, and record what happens.")

  @Argument(help: "The recording; a file that does not exist yet.")
  var file: String

  @Argument(help: "A widget's Swift files, or folders of them (default: the gallery).")
  var paths: [String] = []

  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var options: DisplayOptions
  @OptionGroup var clock: ClockOptions

  @Flag(help: "Neither resume an earlier run nor save this one.")
  var ephemeral = false

  /// Runs until the user quits, then exits.
  ///
  /// - Throws: `CommandError` for a wrong option.
  @MainActor
  func run() async throws {
    if paths.isEmpty {
      try await DemoCommand.show(options, clock, isEphemeral: ephemeral, recording: file)
    } else {
      try await RunCommand.show(
        paths, options, clock, sandbox: sandbox.policy(nil), recording: file)
    }
  }
}

import ActivityModel
import ArgumentParser

/// `island allow on|off`: changes the switches in Settings → Live Activities.
struct AllowCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "allow", abstract: "Switch Live Activities, or frequent pushes, on or off.")

  @Argument(help: "on, off or toggle (default: print what is allowed).")
  var state: Switch?

  @Flag(help: "The switch for more frequent updates instead.")
  var frequentPushes = false

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    let report = try island.report()
    guard let state else {
      let now = frequentPushes ? report.allowsFrequentPushes : report.allowsActivities
      return print(Switch(now))
    }
    island.send(
      frequentPushes
        ? .setFrequentPushes(state.applied(to: report.allowsFrequentPushes))
        : .setAuthorized(state.applied(to: report.allowsActivities)))
  }
}

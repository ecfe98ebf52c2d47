import ActivityModel
import ArgumentParser

/// `island allow on|off`: changes the switches in Settings → Live Activities.
struct AllowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "allow", abstract: "Switch Live Activities, or frequent pushes, on or off.")

  @Argument(help: "on, off or toggle.")
  var state: Switch

  @Flag(help: "The switch for more frequent updates instead.")
  var frequentPushes = false

  func run() {
    let connection = IslandConnection()
    let report = connection.report()
    connection.submit(
      frequentPushes
        ? .setFrequentPushes(state.applied(to: report.allowsFrequentPushes))
        : .setAuthorized(state.applied(to: report.allowsActivities)))
  }
}

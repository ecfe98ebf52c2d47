import ActivityModel
import ArgumentParser
import Foundation

/// `island end ID`: ends an activity.
struct EndCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "End an activity.")

  @Argument(help: "The activity: its identifier, the beginning of it, or its type.")
  var activity: String

  @OptionGroup var content: ContentOptions

  @Option(
    help: "When its card is removed: default (in 4 hours), immediate, or a time from now: 30m.")
  var dismissal = "default"

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    let policy: DismissalPolicy =
      switch dismissal {
      case "default": .default
      case "immediate": .immediate
      default:
        .after(
          try island.now().addingTimeInterval(
            ContentOptions.seconds(dismissal, for: "--dismissal")))
      }
    island.send(
      .end(
        ActivityEnd(
          id: try island.activity(activity), content: try content.content(now: island.now),
          dismissal: policy)))
  }
}

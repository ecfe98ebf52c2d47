import ActivityModel
import ArgumentParser
import Foundation

/// `island start TYPE`: starts an activity, as `Activity.request` does.
struct StartCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Start an activity in the running island.",
    discussion: """
      Prints the identifier of the activity. Without a program that draws the attributes type the \
      card says so: 'island run' shows a widget's sources.
      """)

  @Argument(help: "The name of the attributes type.")
  var type: String

  @Option(help: "The attributes as JSON; '@FILE' reads a file.")
  var attributes = "{}"

  @OptionGroup var content: ContentOptions

  @OptionGroup var alert: AlertOptions

  @Option(help: "The app's bundle identifier (default: the app that owns the type).")
  var app: String = ""

  @Option(help: "The identifier (default: generated).")
  var id: String?

  @Option(help: "Start later: 30s, 5m, 8h. Needs --alert.")
  var after: String?

  @Flag(help: "In transient style: shown expanded, and ended when it collapses.")
  var transient = false

  @Flag(help: "Request it as an app in the background.")
  var background = false

  @Flag(help: "Ask for a push token.")
  var push = false

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    if type.isEmpty {
      throw CommandError("'' is not an attributes type: expected one such as Pizza", code: .usage)
    }
    if after != nil, alert.alert == nil {
      throw CommandError("a scheduled start must alert: add --alert TITLE", code: .usage)
    }
    let request = ActivityRequest(
      id: ActivityID(id ?? UUID().uuidString), app: app, attributesType: type,
      attributes: try ContentOptions.json(attributes, for: "--attributes"),
      content: try content.firstContent(now: island.now),
      style: transient ? .transient : .standard, alert: try alert.record(),
      startDate: try after.map {
        try island.now().addingTimeInterval(ContentOptions.seconds($0, for: "--after"))
      }, origin: background ? .background : .foreground, pushType: push ? .token : nil)
    try island.call(WireCall.Submit(.request(request)))
    print(request.id.rawValue)
  }
}

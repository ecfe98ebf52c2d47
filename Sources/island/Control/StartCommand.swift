import ActivityModel
import ArgumentParser
import Foundation

/// `island start TYPE`: starts an activity, as `Activity.request` does.
struct StartCommand: ParsableCommand {
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

  @Option(help: "The app's bundle identifier; the one that owns the type when left out.")
  var app: String = ""

  @Option(help: "The identifier; made up when left out.")
  var id: String?

  @Option(help: "Start later: 30s, 5m, 8h. Needs --alert.")
  var after: String?

  @Flag(help: "In transient style: expanded, and over when it collapses.")
  var transient = false

  @Flag(help: "As an app that is not in front.")
  var background = false

  @Flag(help: "Ask for a push token.")
  var push = false

  func run() {
    if type.isEmpty {
      ErrorPrinter.exit("'' names no attributes type: want one such as Pizza", code: .usage)
    }
    let connection = IslandConnection()
    let now = connection.report().now
    if after != nil, alert.alert == nil {
      ErrorPrinter.exit("a scheduled start must alert: add --alert TITLE", code: .usage)
    }
    let request = ActivityRequest(
      id: ActivityID(id ?? UUID().uuidString), app: app, attributesType: type,
      attributes: ContentOptions.json(attributes, for: "--attributes"),
      content: content.firstContent(now: now),
      style: transient ? .transient : .standard, alert: alert.record,
      startDate: after.map {
        now.addingTimeInterval(ContentOptions.seconds($0, for: "--after"))
      }, origin: background ? .background : .foreground, pushType: push ? .token : nil)
    connection.submit(.request(request))
    print(request.id.rawValue)
  }
}

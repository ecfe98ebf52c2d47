import ActivityModel
import ArgumentParser

/// A switch on the command line.
enum Switch: String, ExpressibleByArgument, CaseIterable {
  case on, off, toggle

  func applied(to value: Bool) -> Bool {
    switch self {
    case .on: true
    case .off: false
    case .toggle: !value
    }
  }
}

/// `island lock [on|off|toggle]`.
struct LockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lock", abstract: "Lock the phone, or unlock it.")

  @Argument(help: "on, off or toggle.")
  var state: Switch = .on

  func run() {
    let connection = IslandConnection()
    connection.submit(.setLocked(state.applied(to: connection.report().isLocked)))
  }
}

/// `island device ID`.
struct DeviceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "device", abstract: "Show another device; 'list' names them.")

  @Argument(help: "Such as iphone-16-pro.")
  var device: String

  func run() {
    let device = DisplayOptions.device(named: device)
    IslandConnection().submit(.setDevice(device))
  }
}

/// `island foreground APP`.
struct ForegroundCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "foreground",
    abstract: "Bring an app to the front; without one, go to the home screen.")

  @Argument(help: "The app's bundle identifier.")
  var app: String?

  func run() {
    let connection = IslandConnection()
    if let app { check(app, among: connection.report().activities.map(\.app)) }
    connection.submit(.setForeground(app))
  }

  /// An app need not have an activity to be in front; one whose name is nearly another's is a slip.
  private func check(_ app: String, among known: [String]) {
    let signs = Set("-._")
    guard !app.isEmpty, app.count <= 155,
      app.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || signs.contains($0) })
    else {
      ErrorPrinter.exit(
        "'\(app)' is no bundle identifier: want one such as com.example.bento", code: .usage)
    }
    if !known.contains(app), let nearest = Spelling.nearest(to: app, in: known) {
      ErrorPrinter.exit(
        "no activity belongs to '\(app)', did you mean '\(nearest)'?", code: .usage)
    }
  }
}

/// `island allow on|off`: Settings → Live Activities.
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

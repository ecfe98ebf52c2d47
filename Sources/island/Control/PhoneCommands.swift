import ActivityModel
import ArgumentParser

/// The value of an argument that switches something.
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

/// `island lock [on|off|toggle]`: locks or unlocks the phone.
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

/// `island device ID`: changes the emulated device.
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

/// `island foreground APP`: brings an app to the foreground.
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

  /// Validates a bundle identifier. An app without an activity may be in the foreground, but a name
  /// similar to that of an app with one is taken for a typing error.
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

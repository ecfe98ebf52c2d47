import ActivityModel
import ArgumentParser

/// `island foreground APP`: brings an app to the foreground.
struct ForegroundCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "foreground",
    abstract: "Bring an app to the front, or go to the home screen.")

  @Argument(
    help: "The app's name or bundle identifier, or home (default: print what is in front).")
  var app: String?

  private static let home = "home"

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    let report = try island.report()
    guard let app else { return print(report.foreground ?? Self.home) }
    guard app != Self.home else { return island.send(.setForeground(nil)) }
    if let named = report.activities.first(where: { $0.name.lowercased() == app.lowercased() }) {
      return island.send(.setForeground(named.app))
    }
    if let named = report.apps.sorted(by: { $0.key < $1.key })
      .first(where: { [$0.key, $0.value].map { $0.lowercased() }.contains(app.lowercased()) })
    {
      return island.send(.setForeground(named.key))
    }
    try check(app, among: report.activities.map(\.app) + report.apps.keys.sorted())
    island.send(.setForeground(app))
  }

  /// Validates a bundle identifier. An app without an activity may be in the foreground, so unknown
  /// identifiers are accepted; but one that is similar to the identifier of an app with an activity
  /// is rejected as a probable typing error.
  private func check(_ app: String, among known: [String]) throws(CommandError) {
    let signs = Set("-._")
    guard !app.isEmpty, app.count <= 155,
      app.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || signs.contains($0) })
    else {
      throw CommandError(
        "'\(app)' is not a bundle identifier: expected one such as com.example.bento", code: .usage)
    }
    if !known.contains(app), let nearest = Spelling.nearest(to: app, in: known) {
      throw CommandError(
        "no app is '\(app)', did you mean '\(nearest)'?", code: .usage)
    }
  }
}

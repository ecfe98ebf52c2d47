import ActivityModel
import ArgumentParser
import Foundation

/// The options for what a push without a push server is for.
struct PushTargetOptions: ParsableArguments {
  @Option(help: "The activity: its identifier, the beginning of it, or its type.")
  var activity: String?

  @Option(help: "Start an activity of this attributes type.")
  var start: String?

  @Option(help: "A push token in hexadecimal, as 'island tokens' prints it.")
  var token: String?

  var isGiven: Bool { activity != nil || start != nil || token != nil }

  /// Rejects options that exclude each other.
  ///
  /// - Throws: `ValidationError`.
  func validate() throws {
    guard [activity, start, token].compactMap(\.self).count <= 1 else {
      throw ValidationError("--activity, --start and --token exclude each other")
    }
  }

  /// Returns the target of a payload. Without an option a start is for the type that it names, and
  /// any other push for the only activity.
  ///
  /// - Throws: `CommandError` when there is no such activity, or more than one.
  func target(
    for payload: Data, on island: IslandConnection
  ) throws(CommandError) -> PushDelivery.Target {
    if let token {
      guard let bytes = TokenText.bytes(token) else {
        let remedy = token.contains(where: \.isWhitespace) ? ": leave the blanks out" : ""
        throw CommandError("--token: expected hexadecimal, got '\(token)'\(remedy)", code: .usage)
      }
      return .token(bytes)
    }
    if let start { return .start(attributesType: start) }
    if let activity { return .activity(try island.activity(activity)) }
    let aps = (try? JSONParser.read(payload))?[["aps"]]
    if case .text("start")? = aps?[["event"]] {
      return .start(attributesType: aps?[["attributes-type"]]?.string ?? "")
    }
    let all = try island.report().activities.filter(\.phase.isRunning)
    guard all.count == 1, let only = all.first else {
      let names = all.map(\.shortName).joined(separator: ", ")
      throw CommandError(
        all.isEmpty
          ? "no activity is running: start one, or push with the event start"
          : "for which activity? add --activity: \(names)", code: .usage)
    }
    return .activity(only.id)
  }
}

import ActivityModel
import ArgumentParser
import Foundation

/// `island wait`: returns when an island is running and is as a script needs it.
struct WaitCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "wait",
    abstract: "Wait for an island, an activity, a push token or a text.",
    discussion: """
      Without an option: until an island is running. Ends with 0, or with 1 when the time is over.
      """)

  @Option(
    help: ArgumentHelp(
      "Until an activity is running: its type, or another word for it.", valueName: "type"))
  var activity: String?

  @Option(
    help: ArgumentHelp("Until a running activity has a push token.", valueName: "type"))
  var token: String?

  @Option(
    help: ArgumentHelp("Until an attributes type has a push-to-start token.", valueName: "type"))
  var start: String?

  @Option(help: ArgumentHelp("Until a text is on the screen, or in a reason.", valueName: "text"))
  var expect: String?

  @Option(help: ArgumentHelp("Until a text is no longer there.", valueName: "text"))
  var absent: String?

  @Option(
    help: ArgumentHelp("How long at most: 90, 90s, 5m (default: 30).", valueName: "seconds"))
  var timeout: String?

  /// Rejects more than one condition.
  ///
  /// - Throws: `ValidationError`.
  func validate() throws {
    guard [activity, token, start, expect, absent].count(where: { $0 != nil }) <= 1 else {
      throw ValidationError("want one of --activity, --token, --start, --expect and --absent")
    }
  }

  /// Carries out the command of a command line: the island may start later.
  ///
  /// - Throws: `CommandError` when the time is over, or the island cannot be reached.
  func run() throws {
    let seconds = try seconds()
    let begin = ProcessInfo.processInfo.systemUptime
    let island = try Self.explained(seconds) { () throws(CommandError) in
      try IslandArrival.connect(within: seconds)
    }
    try wait(on: island, begin + seconds - ProcessInfo.processInfo.systemUptime, of: seconds)
  }

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when the time is over.
  func run(on island: IslandConnection) throws {
    let seconds = try seconds()
    try wait(on: island, seconds, of: seconds)
  }

  private var condition: WireCondition? {
    activity.map(WireCondition.activity) ?? token.map(WireCondition.token)
      ?? start.map(WireCondition.startToken) ?? expect.map(WireCondition.text)
      ?? absent.map(WireCondition.noText)
  }

  private func seconds() throws(CommandError) -> Double {
    guard let timeout else {
      return max(30, Timeouts.minimum(in: ProcessInfo.processInfo.environment))
    }
    return try ContentOptions.seconds(timeout, for: "--timeout")
  }

  private func wait(
    on island: IslandConnection, _ left: Double, of seconds: Double
  ) throws(CommandError) {
    guard let condition else { return }
    try Self.explained(seconds) { () throws(CommandError) in
      try island.call(WireCall.Wait(condition, seconds: left))
    }
  }

  /// Says before the message of an error how long was waited.
  private static func explained<Value>(
    _ seconds: Double, _ work: () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    do throws(CommandError) {
      return try work()
    } catch {
      guard error.code == .failed else { throw error }
      throw CommandError(
        "after \(DurationText.exact(seconds)): \(error.message)", code: error.code)
    }
  }
}

import ActivityModel
import ArgumentParser
import Foundation

/// `island push FILE`: applies a push to the running island, without a push server.
struct PushCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "push", abstract: "Apply the payload of a push to the running island.",
    discussion: """
      The payload is checked and decoded as one that a push server delivers, and every step is \
      printed: what was wrong, where, and what to send instead. Exits with 0 when the push was \
      applied, and with 1 when it was ignored.

      With --against no island is needed: the widget's sources are compiled, the payload is \
      decoded as their types, and its state is drawn at the payload's own timestamp.
      """)

  @Argument(help: "The file with the payload's JSON; - reads payloads from standard input.")
  var file: String

  @OptionGroup var target: PushTargetOptions

  @Option(help: "apns-priority: 10, 5 or 1.")
  var priority = 10

  @Flag(help: "Print the traces as JSON, one a line.")
  var json = false

  @Option(
    help: "Decode as the types of these sources instead: a Swift file, a folder, a project.")
  var against: [String] = []

  @Flag(help: "With --against: print the style of each cell, too.")
  var styles = false

  /// Rejects a priority that APNs does not have, and options that exclude each other.
  ///
  /// - Throws: `ValidationError`.
  func validate() throws {
    guard [10, 5, 1].contains(priority) else {
      throw ValidationError("--priority: expected 10, 5 or 1, got \(priority)")
    }
    guard against.isEmpty || !target.isGiven else {
      throw ValidationError("--against decodes only, and takes no activity, type or token")
    }
    guard !styles || !against.isEmpty else {
      throw ValidationError("--styles is for --against, which draws the state")
    }
  }

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out; `ExitCode` when a push was ignored.
  func run() throws {
    if !against.isEmpty {
      SiblingProgram.widgets.replaceThis(
        ["decode-push", file] + against + (json ? ["--json"] : [])
          + (styles ? ["--styles"] : []))
    }
    try run(on: IslandConnection())
  }

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out; `ExitCode` when a push was ignored.
  func run(on island: IslandConnection) throws {
    guard against.isEmpty else {
      throw CommandError(
        "--against needs no running island: use it outside of 'island -'", code: .usage)
    }
    var wasIgnored = false
    try PushFile.forEachPayload(in: file) { payload in
      let trace = try send(payload, to: island)
      wasIgnored = wasIgnored || trace.verdict != .applied
      try PushPrinter.print(trace, asJSON: json)
    }
    if wasIgnored { throw ExitCode(ErrorPrinter.ExitCode.failed.rawValue) }
  }

  private func send(_ payload: Data, to island: IslandConnection) throws -> PushTrace {
    let delivery = PushDelivery(
      to: try target.target(for: payload, on: island), payload: payload,
      id: UUID().uuidString.lowercased(),
      priority: priority,
      steps: [.init(.received, .passed, "island push, \(payload.count) bytes")], wantsTrace: true)
    guard let trace = try island.call(WireCall.Push(delivery)).trace else {
      throw CommandError("the island does not accept pushes: restart it", code: .failed)
    }
    return trace
  }
}

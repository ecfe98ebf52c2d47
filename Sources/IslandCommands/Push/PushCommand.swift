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
      applied, and with 1 when it was ignored. The body of a message of FCM v1 and that of a Live \
      Activity of OneSignal are taken, too: what their service would send to APNs is applied.

      With --replay the file is one of 'island apns --record': its pushes are sent again, in their \
      pace and with their times moved to now.

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

  @Flag(help: "Send the pushes again that 'island apns --record' has written to the file.")
  var replay = false

  @Flag(help: "With --replay: one after the other, without the pauses between them.")
  var atOnce = false

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
    guard replay || !atOnce else { throw ValidationError("--at-once is for --replay") }
    guard against.isEmpty || !replay else {
      throw ValidationError("--against decodes only, and --replay sends")
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
    guard !replay else { return try sendAgain(on: island) }
    var wasIgnored = false
    try PushFile.forEachPayload(in: file) { payload in
      let trace = try send(payload, to: island)
      wasIgnored = wasIgnored || trace.verdict != .applied
      try PushPrinter.print(trace, asJSON: json)
    }
    if wasIgnored { throw ExitCode(ErrorPrinter.ExitCode.failed.rawValue) }
  }

  private func send(_ body: Data, to island: IslandConnection) throws -> PushTrace {
    let inlet: InletPush?
    do throws(InletRefusal) {
      // The island's time; without an answer the call that follows fails, too.
      inlet = try InletPush(recognising: body, type: target.start) {
        (try? island.now()) ?? .distantPast
      }
    } catch {
      throw CommandError(error.text, code: .badInput)
    }
    guard let inlet else {
      return try send(
        body, to: target.target(for: body, on: island), priority: priority, island,
        "island push, \(body.count) bytes")
    }
    let own: PushDelivery.Target
    switch inlet.target {
    case .token(let token) where !target.isGiven: own = .token(token)
    case .start(attributesType: nil):
      throw CommandError(
        "\(inlet.service.rawValue) names the type in the path: add --start TYPE", code: .usage)
    case .token, .activity, .start: own = try target.target(for: inlet.payload, on: island)
    }
    return try send(
      inlet.payload, to: own, priority: inlet.priority, island,
      "island push: \(inlet.service.rawValue), \(body.count) bytes; \(inlet.payload.count) of them "
        + "for APNs")
  }

  private func send(
    _ payload: Data, to target: PushDelivery.Target, priority: Int, _ island: IslandConnection,
    _ text: String
  ) throws -> PushTrace {
    let delivery = PushDelivery(
      to: target, payload: payload, id: UUID().uuidString.lowercased(), priority: priority,
      steps: [.init(.received, .passed, text)], wantsTrace: true)
    guard let trace = try island.call(WireCall.Push(delivery)).trace else {
      throw CommandError("the island does not accept pushes: restart it", code: .failed)
    }
    return trace
  }

  // MARK: Recorded pushes

  private func sendAgain(on island: IslandConnection) throws {
    let replay = try PushReplay(contentsOf: file)
    for note in replay.notes { ErrorPrinter.print("--replay: \(note)") }
    var wasIgnored = false
    var last: Double?
    for push in replay.pushes {
      if let last, !atOnce, push.time > last { Thread.sleep(forTimeInterval: push.time - last) }
      last = push.time
      island.forget()
      let payload = push.payload(
        movedBy: try island.now().timeIntervalSince1970 - push.time)
      let trace = try send(
        payload, to: target(of: push, on: island), priority: push.priority, island,
        "island push --replay, \(payload.count) bytes")
      wasIgnored = wasIgnored || trace.verdict != .applied
      try PushPrinter.print(trace, asJSON: json)
    }
    if wasIgnored { throw ExitCode(ErrorPrinter.ExitCode.failed.rawValue) }
  }

  /// What a recorded push is for now: the same as then where that is still there, else what
  /// `island push` chooses.
  private func target(
    of push: PushReplay.Push, on island: IslandConnection
  ) throws(CommandError) -> PushDelivery.Target {
    if !target.isGiven {
      switch push.target {
      case .token(let token):
        let all = try island.call(WireCall.Tokens(.list))
        if all.contains(where: { $0.bytes == token }) { return .token(token) }
      case .channel(let channel, let app): return .channel(channel, app: app)
      case .activity(let name):
        let all = try island.call(WireCall.Tokens(.list))
        if let token = all.last(where: { $0.name == name })?.bytes { return .token(token) }
      case .start(let type): return .start(attributesType: type)
      }
    }
    return try target.target(for: push.payload, on: island)
  }
}

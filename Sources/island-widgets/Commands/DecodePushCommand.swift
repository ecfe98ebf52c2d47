import ActivityModel
import ArgumentParser
import Emulator
import Foundation
import HostProtocol
import IslandCommands
import Previewer
import Sandbox
import WidgetBuild

/// `island push FILE --against PATH…`: compiles a widget, decodes the payload of a push as its types,
/// and renders what would show. `island push` starts it.
struct DecodePushCommand: AsyncParsableCommand {
  static let name = "decode-push"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Decode the payload of a push as a widget's types.",
    shouldDisplay: false)

  @Argument(help: "The file with the payload's JSON.")
  var file: String

  @Argument(help: "Swift files, folders of them, or a project.")
  var paths: [String]

  @Flag(help: "Print the trace as JSON.")
  var json = false

  @Flag(help: "Print the style of each cell, too.")
  var styles = false

  /// The presentations that show whether the payload is what was meant.
  private static let presentations: [SheetPresentation] = [
    .compact, .minimalAttached, .expanded, .lockScreen,
  ]

  /// Decodes the payload, prints the trace, and renders the state.
  ///
  /// - Throws: `ExitCode` when the payload does not decode or cannot be rendered; `CommandError`
  ///   when the file cannot be read. Sources that do not compile end the program with a message.
  @MainActor
  func run() async throws {
    var payload = Data()
    try PushFile.forEachPayload(in: file) { payload = $0 }
    let now = Date()
    let undated = PushPayload(payload, now: now)
    // A payload in a file may be of any day: its dates are judged, and its state is drawn, at its own.
    let date = undated.timestamp ?? now
    let parsed = undated.timestamp == nil ? undated : PushPayload(payload, now: date)
    var trace = PushTrace(
      id: "", date: now, target: parsed.attributesType ?? paths.joined(separator: " "))
    trace.event = parsed.event?.rawValue
    trace.add(.payload, parsed.findings)
    if parsed.isUsable {
      trace.add(.payload, .passed, "\(payload.count) bytes")
      trace.add(.decoded, await findings(parsed, now: date))
    }
    let isGood = !trace.steps.contains { $0.outcome == .failed }
    if isGood {
      trace.add(.decoded, .passed, "as the widget's own types")
      trace.add(.timestamp, .passed, Self.text(of: parsed, at: date))
    }
    trace.verdict = isGood ? .decodable : .ignored
    try PushPrinter.print(trace, asJSON: json)
    guard isGood else { throw ExitCode(ErrorPrinter.ExitCode.failed.rawValue) }
    guard !json, file != "-" else { return }
    guard !SourceFileReader.isRegular(file) else { return try await show(file, at: date) }
    // A pipe is read once.
    let scratch = try ScratchFolder(name: "island-push")
    defer { scratch.remove() }
    let copy = scratch.path + "/payload.json"
    try payload.write(to: URL(fileURLWithPath: copy))
    try await show(copy, at: date)
  }

  /// Prints what the widget looks like with a payload, at its date.
  @MainActor
  private func show(_ payload: String, at date: Date) async throws {
    let format =
      styles ? SnapshotFormat.text : isatty(STDOUT_FILENO) == 1 ? .ansi : .plain
    let snapshot = try SnapshotCommand.parse(
      paths + [
        "--state", payload, "--at", date.formatted(.iso8601), "--format", format.rawValue,
      ] + Self.presentations.flatMap { ["--presentation", $0.rawValue] })
    try await snapshot.run()
  }

  /// Says at which date the state is drawn, and when it is stale.
  private static func text(of payload: PushPayload, at date: Date) -> String {
    let drawn = "drawn at its own date, \(date.formatted(.iso8601))"
    guard payload.event != .end, let stale = payload.staleDate else { return drawn }
    let seconds = stale.timeIntervalSince(date)
    return seconds > 0
      ? "\(drawn); stale after \(DurationText.exact(seconds.rounded()))" : "\(drawn), as stale"
  }

  @MainActor
  private func findings(_ payload: PushPayload, now: Date) async -> [PushFinding] {
    let widget = CompiledWidget(paths)
    defer { widget.remove() }
    let process = WidgetProcess(
      executable: widget.executable, arguments: [HostCommand.name, widget.library],
      environment: widget.environment(in: SandboxPolicy()),
      minimumTimeout: Timeouts.minimum(in: ProcessInfo.processInfo.environment))
    defer { process.stop() }
    let requester = WidgetRequester(process: process)
    do throws(HostFailure) {
      let types = try await requester.reply(to: DescribeRequest(now: now)).liveActivities.map(
        \.attributesType)
      // An update does not name the type: it is for the widget that the sources have.
      guard let type = payload.attributesType ?? types.first else {
        return [PushFinding([], "the sources have no Live Activity", isError: true)]
      }
      return try await requester.reply(
        to: DecodeRequest(
          attributesType: type, attributes: payload.attributes?.json,
          state: payload.contentState?.json, now: now))
    } catch {
      return [PushFinding([], "the widget: \(error.message)", isError: true)]
    }
  }
}

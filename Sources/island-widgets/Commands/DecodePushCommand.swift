import ActivityModel
import ArgumentParser
import Emulator
import Foundation
import HostProtocol
import IslandCommands
import Sandbox

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

  /// Decodes the payload, prints the trace, and renders the state.
  ///
  /// - Throws: `ExitCode` when the payload does not decode or cannot be rendered; `CommandError`
  ///   when the file cannot be read. Sources that do not compile end the program with a message.
  @MainActor
  func run() async throws {
    var payload = Data()
    try PushFile.forEachPayload(in: file) { payload = $0 }
    let now = Date()
    let parsed = PushPayload(payload, now: now)
    var trace = PushTrace(
      id: "", date: now, target: parsed.attributesType ?? paths.joined(separator: " "))
    trace.event = parsed.event?.rawValue
    trace.add(.payload, parsed.findings)
    if parsed.isUsable {
      trace.add(.payload, .passed, "\(payload.count) bytes")
      trace.add(.decoded, await findings(parsed, now: now))
    }
    let isGood = !trace.steps.contains { $0.outcome == .failed }
    if isGood { trace.add(.decoded, .passed, "as the widget's own types") }
    trace.verdict = isGood ? .decodable : .ignored
    try PushPrinter.print(trace, asJSON: json)
    guard isGood else { throw ExitCode(ErrorPrinter.ExitCode.failed.rawValue) }
    guard !json, file != "-" else { return }
    // On a terminal without the tables of styles, which a text snapshot has.
    let format = isatty(STDOUT_FILENO) == 1 ? ["--format", "ansi"] : []
    let snapshot = try SnapshotCommand.parse(paths + ["--state", file] + format)
    try await snapshot.run()
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

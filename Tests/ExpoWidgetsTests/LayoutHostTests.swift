import ActivityModel
import Foundation
import HostProtocol
import JavaScript
import TestSupport
import Testing
import ViewArchive
import WidgetKit

@testable import ExpoWidgets

private let environment = ProcessInfo.processInfo.environment
private let node = ScriptTool(.node, in: environment)
private let esbuild = ScriptTool(.esbuild, in: environment)

/// The layouts of the fixture, evaluated by node as a widget's process does it.
@MainActor
@Suite(
  .enabled(if: node != nil, "node is not installed: apt-get install -y nodejs"),
  .enabled(if: esbuild != nil, "esbuild is not installed: apt-get install -y esbuild"))
struct LayoutHostTests {
  private static let scripts = folder("Sources/JavaScript/Scripts")
  private static let now = Date(timeIntervalSince1970: 1_764_576_000)

  private static func folder(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(path).path
  }

  private static func host() throws -> WidgetHost {
    let node = try #require(node)
    let found = Process()
    found.executableURL = URL(fileURLWithPath: node.path)
    found.arguments = [
      "\(scripts)/\(Scripts.layouts)", "--find", folder("Tests/Fixtures/Layouts"), "0",
    ]
    let pipe = Pipe()
    found.standardOutput = pipe
    try found.run()
    let json = pipe.fileHandleForReading.readDataToEndOfFile()
    found.waitUntilExit()
    let files = try TemporaryFolder(["widget.layouts": String(decoding: json, as: UTF8.self)])
    let command = ScriptCommand(
      Scripts.layouts, LayoutHost.arguments, node: node, scripts: scripts, readable: [],
      launcher: nil)
    return try LayoutHost.host(
      file: files.path + "/widget.layouts", script: ScriptProcess(command))
  }

  private func archive(
    _ type: String, _ state: String, attributes: String = "{}", in host: WidgetHost? = nil,
    isDark: Bool = true, id: String = "1"
  ) throws -> ActivityArchive {
    try (host ?? Self.host()).archive(
      ArchiveRequest(
        activityID: id, attributesType: type, attributes: Data(attributes.utf8),
        state: Data(state.utf8),
        environment: ArchiveEnvironment(now: Self.now, colorScheme: isDark ? .dark : .light)))
  }

  private static let delivery = """
    {"restaurant": "Da Gino", "phase": "riding", "progress": 0.4, "arrivesAt": 1764576600000}
    """

  @Test func eachLayoutIsALiveActivityByItsName() async throws {
    let description = await (try Self.host()).describe(now: Self.now)
    #expect(
      description.liveActivities.map(\.attributesType).sorted()
        == ["Broken", "Delivery", "Everything"])
    #expect(description.otherTypes == ["LiveActivityAttributes"])
    #expect(
      description.problems == [
        "Broken: Can't find variable: COLOR; COLOR is defined outside the 'widget' function: only "
          + "the function's body reaches the widget; a release build shows an empty card instead "
          + "of this error"
      ])
    let shape = try #require(description.shapes.first { $0.attributesType == "Delivery" }?.state)
    guard case .record(let fields) = shape else {
      Issue.record("\(shape)")
      return
    }
    #expect(fields.map(\.name) == ["restaurant", "phase", "progress", "arrivesAt", "tip"])
    #expect(fields[4].shape == .optional(.number))
    #expect(fields[3].shape == .number)
  }

  @Test func statesAreWhatTheAppStartsWithAndWhatItsTypesSay() async throws {
    let description = await (try Self.host()).describe(now: Self.now)
    let shown = try #require(description.shownStates(of: "Delivery").first)
    #expect(shown.origin == .declared(names: ["start"]))
    let state = try JSONParser.read(shown.states[0])
    #expect(state["restaurant"] == .text("Da Gino"))
    // The app computes it; it is a moment, in milliseconds.
    #expect(state["arrivesAt"] == .whole(1_764_576_300_000))
    let other = try #require(description.shownStates(of: "Everything").first)
    #expect(other.origin == .sample)
    #expect(try JSONParser.read(other.states[0]) == .record(["title": .text("Title")]))
  }

  /// `RECORD_GOLDENS=1` writes the files and fails all the same.
  @Test(arguments: ["Delivery", "Everything"])
  func presentationsAreWhatTheLayoutReturns(name: String) throws {
    let archive = try archive(name, name == "Delivery" ? Self.delivery : #"{"title": "All"}"#)
    let file = URL(fileURLWithPath: Self.folder("Tests/ExpoWidgetsTests/Golden/\(name).txt"))
    if environment["RECORD_GOLDENS"] == "1" {
      try Data((archive.dump() + "\n").utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == archive.dump() + "\n")
  }

  @Test func whatIsNotDrawnIsNamed() throws {
    let archive = try archive("Everything", #"{"title": "All"}"#)
    #expect(
      archive.unsupportedNames == [
        "@expo/ui FormView", "@expo/ui modifier sparkle",
        "compactTrailing: Unable to get the view for: FormView",
        "frame.width: a value of another type",
      ])
  }

  @Test func aPushHasTheNameAndThePropsAsText() throws {
    let host = try Self.host()
    let plain = try archive("Delivery", Self.delivery, in: host)
    let props = String(
      decoding: JSONValue.text(Self.delivery).json, as: UTF8.self)
    let wire = #"{"name": "Delivery", "props": \#(props)}"#
    #expect(try archive("LiveActivityAttributes", wire, in: host) == plain)
    // An activity that was started by its name is updated in the same way.
    #expect(try archive("Delivery", wire, in: host) == plain)
    let findings = host.findings(
      DecodeRequest(
        attributesType: "LiveActivityAttributes", attributes: Data("{}".utf8),
        state: Data(#"{"name": "Deliverie"}"#.utf8), now: Self.now))
    #expect(findings.map(\.path) == [["aps", "content-state", "name"]])
  }

  @Test func theAddressOfTheStartIsThatOfTheCardAndTheIsland() throws {
    let archive = try archive(
      "Delivery", Self.delivery, attributes: #"{"url": "layouts://order/7"}"#)
    #expect(archive.links.lockScreen == URL(string: "layouts://order/7"))
    #expect(archive.links.island == URL(string: "layouts://order/7"))
  }

  @Test func theEnvironmentIsThatOfThePlace() throws {
    let host = try Self.host()
    let dark = try archive("Delivery", Self.delivery, in: host)
    let light = try archive("Delivery", Self.delivery, in: host, isDark: false)
    #expect(dark.lockScreen != light.lockScreen)
    // The island is always dark.
    #expect(dark.minimal == light.minimal)
    #expect(dark.small != nil && dark.small != dark.lockScreen)
  }

  @Test func aLayoutThatThrowsIsTheRedBoxOfADevelopmentBuild() throws {
    let archive = try archive("Broken", #"{"title": "x"}"#)
    let card = try #require(archive.lockScreen).dump()
    #expect(card.contains("find variable: COLOR\" size 14"))
    #expect(card.contains("body reaches the widget"))
    #expect(archive.minimal?.dump().contains("text") == false)
  }

  private static func button(in node: ViewNode) -> IntentReference? {
    if case .button(let intent) = node.kind { return intent }
    return node.children.lazy.compactMap(button).first
  }

  @Test func aPressCoversThePropsOfItsActivity() async throws {
    let host = try Self.host()
    let first = try archive("Delivery", Self.delivery, in: host)
    let button = try #require(first.lockScreen.flatMap(Self.button))
    try await host.perform(PerformRequest(activityID: "1", intent: button))
    let second = try archive("Delivery", Self.delivery, in: host)
    #expect(second.lockScreen?.dump().contains("10 % tip") == true)
    // Of this activity alone.
    let other = try archive("Delivery", Self.delivery, in: host, id: "2").lockScreen?.dump()
    #expect(other?.contains("10 % tip") == false)
  }
}

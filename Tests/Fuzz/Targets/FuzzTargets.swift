import Foundation
import HostProtocol
import ViewArchive

@testable import ActivityEngine
@testable import ActivityModel
@testable import CellRaster
@testable import CursesTerminal
@testable import Emulator
@testable import FoundationAdditions
@testable import LocalEngine
@testable import WidgetBuild

/// What reads bytes from outside.
@MainActor
enum FuzzTargets {
  /// The bytes of a terminal, in pieces whose lengths the first byte determines.
  static func keys(_ data: Data) {
    var reader = KeyReader()
    var query = TerminalQuery(at: 0, asksWidth: true)
    var uptime = 0.0
    let step = Int(data.first ?? 0) % 7 + 1
    var rest = data.dropFirst()
    while !rest.isEmpty {
      for output in reader.feed(rest.prefix(step), at: uptime) {
        if case .reply(let reply) = output { query.receive(reply, at: uptime) }
      }
      rest = rest.dropFirst(step)
      uptime += 0.01
    }
    _ = reader.tick(at: uptime + 10)
  }

  static func toml(_ data: Data) {
    _ = Theme.parse(String(decoding: data, as: UTF8.self), name: "fuzz")
  }

  static func wire(_ data: Data) {
    var lines = LineBuffer()
    for line in (try? lines.lines(adding: data)) ?? [] {
      _ = try? Wire.message(LineFromHost.self, in: line)
      _ = try? Wire.message(LineToHost.self, in: line)
    }
  }

  /// A push's payload, checked against the shape of a state as a widget does.
  static func push(_ data: Data) {
    let payload = PushPayload(data, now: Date(timeIntervalSince1970: 1.79e9))
    precondition(payload.isUsable || !payload.findings.isEmpty)
    var trace = PushTrace(id: "", date: .distantPast, target: "fuzz")
    for finding in payload.findings { trace.add(.payload, .warned, finding.text) }
    let stop = ValueShape.record([.init("name", .text), .init("at", .optional(.date))])
    let shape = ValueShape.record([
      .init("step", .whole(least: 0, most: 9)), .init("eta", .date), .init("stops", .list(stop)),
      .init("mode", .choice([.init(name: "a", value: .text("a"))])),
    ])
    for value in [payload.contentState, payload.attributes].compactMap(\.self) {
      for finding in ShapeCheck(value, of: shape, at: ["aps"]).findings {
        trace.add(.decoded, .failed, finding.text)
      }
      _ = try? JSONParser.read(value.json)
    }
    _ = trace.lines
  }

  static func archive(_ data: Data) {
    guard let archive = try? ArchiveFormat.decode(data) else { return }
    ArchiveDrawing.draw(archive, choice: data.count)
  }

  static func journal(_ data: Data) {
    let transcript = EngineTranscript(parsing: data)
    for line in transcript.damagedLines { _ = TranscriptMessage.text(for: line, in: "journal") }
    let fresh = Engine()
    var engine = fresh.takingOver(transcript.engine(orFrom: fresh))
    let now = max(transcript.end ?? .distantPast, Date(timeIntervalSinceReferenceDate: 8e8))
    _ = engine.handle(.tick, at: now)
    _ = engine.listings(time: { "\($0)" }, name: { $0.rawValue })
    _ = try? EngineTranscript.line(EngineTranscript.Header(at: now, engine: engine))
  }

  static func recording(_ data: Data) {
    _ = try? Recording(parsing: data)
  }

  static func picture(_ data: Data) {
    guard case .success(let picture) = ImageDecoder.picture(of: data) else { return }
    precondition(picture.width * picture.height <= ImageDecoder.mostPixels)
  }

  /// A folder in memory.
  private static let folder: String = {
    var template = Array("/dev/shm/island-fuzz-XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  static func strings(_ data: Data) {
    try? data.write(to: URL(fileURLWithPath: folder + "/Localizable.xcstrings"))
    let table = StringTable(folder: folder, name: "Localizable")
    for key in table.languages.values.flatMap(\.keys).prefix(4) {
      _ = table.translation(of: key, for: Locale(identifier: "de_DE"))
    }
  }

  /// Declarations of native modules in Objective-C, matched with a class, and what is generated of them.
  static func bridge(_ data: Data) {
    let read = ExternModuleReader(String(decoding: data, as: UTF8.self), path: "/fuzz.m")
    let start = BridgedMethod(
      name: "start", labels: ["_"], selector: "start:", isExposed: true, line: 1, file: "/T.swift")
    let matches = read.modules.map { module in
      let type = BridgedClass(name: module.className, methods: [start], file: "/T.swift")
      return NativeModuleMatch(module, in: [type]) { _, _ in true }
    }
    _ = matches.flatMap(\.notes)
    var dispatcher = NativeDispatcher(matches, expo: [], isMainActor: false)
    let lines = dispatcher.source().count { $0 == "\n" }
    _ = dispatcher.leaveOut(lines: Set(0...lines))
    precondition(!dispatcher.source().contains("module.start("))
  }

  static func project(_ data: Data) {
    _ = PropertyListParser.parse(String(decoding: data, as: UTF8.self))
    let path = folder + "/App.xcodeproj"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path + "/project.pbxproj"))
    _ = XcodeProject(at: path)
    try? data.write(to: URL(fileURLWithPath: folder + "/Info.plist"))
    _ = InfoPlist(file: folder + "/Info.plist").completed()
    _ = CoreDataModel.classes(of: [folder + "/Info.plist"])
    _ = IntentDefinition.classes(of: [folder + "/Info.plist"])
  }
}

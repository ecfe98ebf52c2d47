import Foundation
import Testing

/// `island snapshot` and the files of `island check`, without a terminal.
@Suite(.serialized)
struct SnapshotTests {
  /// A widget whose preview and whose views both ask what time it is.
  private static func widget(_ title: String = "Steps", extra: String = "") -> String {
    """
    import ActivityKit
    import SwiftUI
    import WidgetKit
    struct StepsAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var steps: Int; var end: Date }
    }
    struct StepsActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: StepsAttributes.self) { context in
          VStack {
            Text("\(title) \\(context.state.steps)")
            Text(timerInterval: Date.now...context.state.end)
            Text("\\(Set((0..<20).map(String.init)).joined()) \\(TimeZone.current.identifier)")
            \(extra)
          }.padding()
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.center) { Text("\\(context.state.steps) steps") }
          } compactLeading: { Text("a") } compactTrailing: { Text("b") } minimal: { Text("c") }
        }
      }
    }
    #Preview("Walk", as: .content, using: StepsAttributes()) {
      StepsActivity()
    } contentStates: {
      StepsAttributes.ContentState(steps: 7, end: Date().addingTimeInterval(300))
      StepsAttributes.ContentState(steps: 9_000, end: Date().addingTimeInterval(60))
    }
    """
  }

  /// A folder with the widget in it, gone with the test.
  private struct Folder: ~Copyable {
    let url: URL
    var file: String { url.path + "/W.swift" }

    init(_ source: String = SnapshotTests.widget()) throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("island-snapshot-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try write(source)
    }

    func write(_ source: String) throws {
      try Data(source.utf8).write(to: URL(fileURLWithPath: file))
    }

    func text(_ name: String) throws -> String {
      try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    func names(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: url.path + "/" + folder).sorted()
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  @Test func oneFrameIsPrinted() throws {
    let folder = try Folder()
    let run = try Program.run([
      "snapshot", folder.file, "--presentation", "lock-screen", "--state", "1",
    ])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("size 50x"))
    #expect(run.output.contains("now 2025-01-01T09:41:00Z"))
    #expect(run.output.contains("Steps 7"))
    // The preview's five minutes, seen from the picture's instant.
    #expect(run.output.contains("5:00"))
    // What Foundation calls UTC.
    #expect(run.output.contains("GMT"))
  }

  /// Foundation on Linux has one locale for all processes; a phone's formats are in the phone's.
  @Test(arguments: [
    (
      "en_US", ["3 mi", "Jan 1, 2025 at 9:41", "1,234.5", "$3.50", "en_US", "Wednesday", "own ten"]
    ),
    (
      "de_DE", ["4,8 km", "01.01.2025, 09:41", "1.234,5", "3,50 €", "de_DE", "Mittwoch", "own ten"]
    ),
  ])
  func formatsAreInThePhonesLocale(_ locale: String, _ expected: [String]) throws {
    let folder = try Folder(
      Self.widget(
        extra: """
          Text(Measurement(value: 4.82, unit: UnitLength.kilometers).formatted())
            Text(dates.string(from: .now))
            Text("\\(1234.5.formatted()) \\(numbers.string(from: 3.5)!)")
            Text("\\(Locale.current.identifier) \\(Own().formatted()) \\(Decimal(10).formatted())")
            Text(Date.now.formatted(.dateTime.weekday(.wide)))
          """) + """

          let dates: DateFormatter = {
            let dates = DateFormatter()
            dates.dateStyle = .medium
            dates.timeStyle = .short
            return dates
          }()
          let numbers: NumberFormatter = {
            let numbers = NumberFormatter()
            numbers.numberStyle = .currency
            return numbers
          }()
          public struct Box {
            public let dates: DateFormatter
            public init(_ locale: Locale = .current, _ calendar: Calendar = .current) {
              dates = DateFormatter()
            }
          }
          struct Own { func formatted() -> String { "own" } }
          extension Decimal { func formatted() -> String { "ten" } }
          """)
    let run = try Program.run([
      "snapshot", folder.file, "--presentation", "lock-screen", "--locale", locale,
    ])
    #expect(run.code == 0, "\(run.errors)")
    for text in expected { #expect(run.output.contains(text), "\(run.output)") }
  }

  @Test func aMatrixGoesIntoAFolderAndIsTheSameAgain() throws {
    let folder = try Folder()
    let matrix = [
      "snapshot", folder.file, "--device", "iphone-16-pro", "--device", "iphone-se",
      "--appearance", "all", "--locale", "en_US", "--locale", "de-DE",
    ]
    let first = try Program.run(
      matrix + ["-o", folder.url.path + "/first"], environment: ["TZ": "Asia/Tokyo"])
    #expect(first.code == 0, "\(first.errors)")
    // States, presentations, devices, appearances, locales.
    let names = try folder.names("first")
    #expect(names.count == 2 * 11 * 2 * 2 * 2)
    #expect(names.contains("preview-1-walk-state-1.banner.iphone-se.dark.de-de.txt"))
    let second = try Program.run(
      matrix + ["-o", folder.url.path + "/second"], environment: ["TZ": "Europe/Berlin"])
    #expect(second.code == 0)
    for name in names {
      #expect(try folder.text("first/" + name) == folder.text("second/" + name), "\(name)")
    }
  }

  @Test func coloursAreThoseOfTheVersion() throws {
    let text = "Text(UIDevice.current.systemVersion).foregroundStyle(.orange)"
    let folder = try Folder(Self.widget(extra: text))
    let run = try Program.run([
      "snapshot", folder.file, "--presentation", "lock-screen", "--state", "1", "--ios", "18",
      "--ios", "26.2", "--format", "svg", "--letters", "phone", "-o", folder.url.path + "/out",
    ])
    #expect(run.code == 0, "\(run.errors)")
    for (part, color, version) in [("18", "ff9500", "18.0"), ("26-2", "ff8d28", "26.2")] {
      let svg = try folder.text(
        "out/preview-1-walk-state-1.lock-screen.iphone-16-pro.ios-\(part).svg")
      #expect(svg.lowercased().contains(color) && svg.contains(">\(version)<"), "\(svg)")
    }
  }

  @Test func aCheckNamesWhatChanged() throws {
    let folder = try Folder()
    let check = ["snapshot", folder.file, "--check", folder.url.path + "/kept"]
    #expect(try Program.run(check).code == 1)
    let recording = try Program.run(check + ["--record"])
    #expect(recording.code == 1)
    #expect(recording.output.contains("22 new"))
    let same = try Program.run(check)
    #expect(same.code == 0, "\(same.output.prefix(400))")
    #expect(same.output == "22 the same, 0 changed, 0 missing, 0 extra\n")
    try folder.write(Self.widget("Strides"))
    let changed = try Program.run(check)
    #expect(changed.code == 1)
    #expect(changed.output.contains("changed  preview-1-walk-state-1.lock-screen"))
    #expect(changed.output.contains("Strides 7"))
    #expect(changed.output.contains("16 the same, 6 changed"))
  }

  @Test(arguments: ["svg", "ansi", "json", "asciicast"])
  func everyFormatIsWritten(_ format: String) throws {
    let folder = try Folder()
    let file = folder.url.path + "/frame.out"
    let run = try Program.run([
      "snapshot", folder.file, "--presentation", "expanded", "--state", "2", "--format", format,
      "--output", file,
    ])
    #expect(run.code == 0, "\(run.errors)")
    let text = try folder.text("frame.out")
    switch format {
    case "svg": #expect(text.hasPrefix("<svg ") && text.contains("9000") || text.contains("9,000"))
    case "ansi": #expect(text.contains("\u{1B}[0;"))
    case "json": _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    default: #expect(text.hasPrefix("{\"version\": 3, \"term\": {\"cols\": 50,"))
    }
  }

  @Test(arguments: ["text", "svg", "json"])
  func whatAWidgetSaysIsTextOnly(_ format: String) throws {
    let folder = try Folder(
      Self.widget(#"\u{1B}]0;x\u{7}\u{9B}5n\u{202E}\u{1B}[2J<b>&amp;"#))
    let run = try Program.run([
      "snapshot", folder.file, "--state", "1", "--presentation", "lock-screen", "--format", format,
    ])
    #expect(run.code == 0, "\(run.errors)")
    #expect(ControlBytes.intruders(in: Array(run.output.utf8), isScreen: false).isEmpty)
    #expect(run.output.contains(format == "svg" ? "&lt;b&gt;&amp;amp;" : "<b>&amp;"))
  }

  /// Without a sandbox it can start something, which leaves its session and its parent.
  @Test(arguments: [true, false]) func whatAWidgetStartsEndsWithIt(isInSandbox: Bool) throws {
    let seconds = String(UInt32.random(in: 1_000_000 ... .max))
    let folder = try Folder(
      Self.widget(
        extra: """
          Text({ () -> String in
            var child: pid_t = 0
            let words = [strdup("setsid"), strdup("--fork"), strdup("sleep"), strdup("\(seconds)"), nil]
            return posix_spawn(&child, "/usr/bin/setsid", nil, nil, words, nil) == 0 ? "began" : "no"
          }())
          """))
    let run = try Program.run(
      ["snapshot", folder.file, "--presentation", "lock-screen", "--state", "1"]
        + (isInSandbox ? [] : ["--no-sandbox"]))
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains(isInSandbox ? "no" : "began"))
    // A process that has been killed may be seen for a moment.
    var left: [String] = []
    let end = Date().addingTimeInterval(HangGuard.seconds)
    repeat {
      left = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
        let line = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
        return line == "sleep\0\(seconds)\0"
      }
    } while !left.isEmpty && Date() < end
    #expect(left == [])
  }

  /// A widget reads what was built of it and writes to its home, and nothing else: not the folder of
  /// its own sources either.
  @Test(arguments: [true, false]) func aWidgetReachesNoFileOfTheUser(isInSandbox: Bool) throws {
    let folder = try Folder(Self.widget())
    let secret = folder.url.appendingPathComponent("secret").path
    try Data("secret".utf8).write(to: URL(fileURLWithPath: secret))
    try Data(
      Self.widget(
        extra: """
          Text({ () -> String in
            let own = NSHomeDirectory() + "/Documents/own"
            let temporary = NSTemporaryDirectory() + "/own"
            let texts = [
              FileManager.default.contents(atPath: "\(secret)") == nil ? "kept" : "read",
              FileManager.default.createFile(atPath: "\(secret).new", contents: nil) ? "made" : "-",
              FileManager.default.createFile(atPath: own, contents: nil) ? "own" : "-",
              FileManager.default.createFile(atPath: temporary, contents: nil) ? "tmp" : "-",
            ]
            return texts.joined(separator: "+")
          }())
          """
      ).utf8
    ).write(to: URL(fileURLWithPath: folder.file))
    let run = try Program.run(
      ["snapshot", folder.file, "--presentation", "lock-screen", "--state", "1"]
        + (isInSandbox ? [] : ["--no-sandbox"]))
    #expect(run.code == 0, "\(run.errors)")
    let expected = isInSandbox ? "kept+-+own+tmp" : "read+made+own+tmp"
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test func aStateThatTrapsSpoilsNoOther() throws {
    let folder = try Folder(
      Self.widget(extra: "Text(context.state.steps > 100 ? [String]()[3] : \"fine\")"))
    let run = try Program.run([
      "snapshot", folder.file, "--presentation", "lock-screen", "-o", folder.url.path + "/out",
    ])
    #expect(run.code == 1)
    #expect(run.errors.contains("no frame preview-1-walk-state-2.lock-screen"))
    #expect(run.errors.contains("trapped"))
    #expect(
      try folder.names("out") == ["preview-1-walk-state-1.lock-screen.iphone-16-pro.txt"])
  }

  @Test(
    arguments: [
      (["--state", "nope"], Int32(64), "no state 'nope'"),
      (["--presentation", "nope"], 64, "presentation"),
      (["--device", "iphone-99"], 64, "unknown device"),
      (["--at", "yesterday"], 64, "--at wants a date"),
      (["--ios", "new"], 64, "a version such as 18 or 26.2"),
      (["--record"], 64, "--record"),
      (["--format", "svg"], 64, "--output"),
      (["--state", "/nowhere.json"], 65, "no such file"),
    ])
  func wrongUseIsAnswered(_ arguments: [String], _ code: Int32, _ message: String) throws {
    let folder = try Folder()
    let run = try Program.run(["snapshot", folder.file] + arguments)
    #expect(run.code == code, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func aCheckWritesJUnitAndAPage() throws {
    let folder = try Folder(Self.widget(extra: "Button(\"Stop\") {}"))
    let run = try Program.run([
      "check", "--lint", folder.file, "--junit", folder.url.path + "/report/junit.xml", "--html",
      folder.url.path + "/report/page.html",
    ])
    #expect(run.code == 1, "\(run.errors)")
    let junit = try folder.text("report/junit.xml")
    #expect(junit.contains("<testcase name=\"L16\" classname=\"W.swift\""))
    #expect(junit.contains("<failure "))
    let page = try folder.text("report/page.html")
    // Two states, each without the banner, which an iPhone with an island does not have.
    #expect(page.components(separatedBy: "<svg ").count == 1 + 2 * 10)
    #expect(page.contains("<td>L16</td>"))
  }
}

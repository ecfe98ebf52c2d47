import Foundation
import Testing
import WidgetBuild

/// The forms of Apple's API that a widget's sources can have, one in each line of `Fixtures/names`,
/// compile as they are: no stand-in, nothing left out. The table of Apple's names says which of them are drawn.
struct FormsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/names")

  /// One per module of Apple's, and parts of SwiftUI.
  private static let files = [
    "ActivityKit", "WidgetKit", "AppIntents", "AlarmKit", "Values", "Text", "Layout", "Controls",
    "Charts",
  ]

  /// A form in a declaration of its own. The word before a form says what it is.
  private static func declaration(_ index: Int, _ kind: Substring, _ form: Substring) -> String {
    let function = "@MainActor func form\(index)()"
    return switch kind {
    case "E": "\(function) { _ = \(form) }"
    case "V": "\(function) { _ = Text(\"text\")\(form) }"
    case "I": "\(function) { _ = Image(systemName: \"star\")\(form) }"
    case "B": "@MainActor @ViewBuilder func form\(index)() -> some View { \(form) }"
    case "A": "\(function) async throws { _ = \(form) }"
    case "AS": "\(function) async throws { \(form) }"
    case "S": "\(function) { \(form) }"
    case "D": "enum Form\(index) { \(form) }"
    case "W": "struct Form\(index): Widget { var body: some WidgetConfiguration { \(form) } }"
    case "C":
      "struct Form\(index): ControlWidget { var body: some ControlWidgetConfiguration { \(form) } }"
    case "N":
      "struct Form\(index): View { @Environment(\(form)) private var value; "
        + "var body: some View { Text(\"a\") } }"
    default: String(form)
    }
  }

  private static func source(_ name: String) throws -> (text: String, count: Int) {
    func lines(_ name: String) throws -> [Substring] {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
    }
    let forms = try lines("\(name).txt")
    let before = forms.filter { $0.hasPrefix("! ") }.map { String($0.dropFirst(2)) }
    let all = forms.filter { !$0.hasPrefix("! ") && !$0.hasPrefix("#") }
    let declarations = all.enumerated().map { index, line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return declaration(index, parts[0], parts[1])
    }
    let imports = before.filter { $0.hasPrefix("import ") }
    let text =
      imports + (try lines("Prelude.txt")).map(String.init)
      + before.filter { !$0.hasPrefix("import ") } + declarations
    return (text.joined(separator: "\n") + "\n", all.count)
  }

  @Test(arguments: files)
  func everyFormCompilesAsItIs(name: String) async throws {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "forms-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (text, count) = try Self.source(name)
    #expect(count > 80)
    let file = scratch.appending(path: "Forms.swift")
    try Data(text.utf8).write(to: file)
    let compiler = try WidgetBuild.WidgetCompiler(
      executable: CommandLine.arguments[0], environment: ProcessInfo.processInfo.environment)
    do {
      let report = try await onAThreadOfItsOwn {
        try compiler.compile(WidgetSources(paths: [file.path]), scratch: scratch.path)
      }
      #expect(report.standIns == [])
      #expect(report.leftOut == [])
    } catch let error as WidgetBuildError {
      Issue.record("\(WidgetBuildMessage.text(for: error))")
    }
  }
}

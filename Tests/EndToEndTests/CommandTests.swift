import Foundation
import Testing

/// What the program says on the command line.
@Suite(.serialized)
struct CommandTests {
  @Test(arguments: [
    (["--no-such-flag"], "no-such-flag"), (["--device", "iphone-16-por"], "iphone-16-pro"),
    (["--color", "many"], "many"), (["--clock", "fast"], "fast"), (["--clock", "x9999"], "9999"),
    (["replay", "x", "--speed", "0"], "--speed"), (["replay", "x", "--until", "soon"], "soon"),
  ])
  func wrongUsageIsOneLineAnd64(arguments: [String], word: String) throws {
    let run = try Program.run(arguments)
    #expect(run.code == 64)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("island: ") && run.errors.contains(word))
  }

  @Test(arguments: [
    ["run", "/no/such/file.swift"], ["--theme", "/no/such/theme.toml"],
    ["replay", "/no/such/recording"],
  ])
  func wrongPathIs65(arguments: [String]) throws {
    let run = try Program.run(arguments)
    #expect(run.code == 65)
    #expect(run.errors.hasPrefix("island: ") && run.errors.contains("/no/such/"))
  }

  @Test func sourceThatDoesNotCompileNamesFileLineAndMessage() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-bad-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Bad.swift")
    try "import SwiftUI\nlet number: Int = \"text\"\n".write(
      to: file, atomically: true, encoding: .utf8)
    let run = try Program.run(["run", file.path])
    #expect(run.code == 65)
    #expect(run.errors.contains("Bad.swift:2:"))
    #expect(run.errors.contains("cannot convert value of type 'String'"))
  }

  @Test func fileThatIsNoRecordingIsNamed() throws {
    let run = try Program.run(["replay", "--print", #filePath])
    #expect(run.code == 65)
    #expect(run.errors.contains("CommandTests.swift' is no recording"))
  }

  @Test func recordingNeverReplacesAFile() throws {
    let run = try Program.run(["record", #filePath])
    #expect(run.code == 1)
    #expect(run.errors.contains("CommandTests.swift") && run.errors.contains("File exists"))
  }

  @Test func themesAreInOrder() throws {
    let run = try Program.run(["themes", "lint"])
    #expect(run.code == 0)
  }
}

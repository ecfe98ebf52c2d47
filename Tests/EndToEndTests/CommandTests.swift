import Foundation
import Testing

/// What the program says on the command line.
@Suite(.serialized)
struct CommandTests {
  @Test(arguments: [
    (["--no-such-flag"], "no-such-flag"), (["--device", "iphone-16-por"], "iphone-16-pro"),
    (["--color", "many"], "many"), (["--clock", "fast"], "fast"), (["--clock", "x9999"], "9999"),
    (["strat", "Pizza"], "did you mean 'start'?"), (["activites"], "did you mean 'activities'?"),
    (["Tests"], "island run Tests"), (["swipe", "up"], "See 'island swipe --help'"),
    (["--device", "iphone-99"], "iphone-17"),
    (["--theme", "midnigth"], "did you mean 'midnight'?"),
    (["replay", "x", "--speed", "0"], "--speed"), (["replay", "x", "--until", "soon"], "soon"),
  ])
  func wrongUsageIsOneLineAnd64(arguments: [String], word: String) throws {
    let run = try Program.run(arguments)
    #expect(run.code == 64)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("island: ") && run.errors.contains(word))
  }

  @Test(arguments: [
    ["run", "--ephemeral", "/no/such/file.swift"], ["--theme", "/no/such/theme.toml"],
    ["replay", "/no/such/recording"],
  ])
  func missingPathIs66(arguments: [String]) throws {
    let run = try Program.run(arguments)
    #expect(run.code == 66)
    #expect(run.errors.hasPrefix("island: ") && run.errors.contains("/no/such/"))
  }

  /// Three gigabytes with nothing in them.
  @Test(arguments: [
    ["--theme", "FILE"], ["--config", "FILE"], ["--wallpaper", "FILE", "--plain"],
    ["replay", "FILE"], ["play", "FILE"], ["push", "--against", "WIDGET", "FILE"],
    ["check", "--lint", "--baseline", "FILE", "WIDGET"], ["check", "--defaults", "FILE", "WIDGET"],
    ["check", "FILE.swift"],
  ])
  func fileLargerThanAnythingMeantIsRefusedByItsSize(arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-large-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, widget) = (folder.path + "/large", folder.path + "/W.swift")
    for path in [file, file + ".swift"] {
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      truncate(path, 3 << 30)
    }
    try "import SwiftUI\n".write(toFile: widget, atomically: true, encoding: .utf8)
    let run = try Program.run(
      arguments.map {
        $0.replacing("FILE", with: file).replacing("WIDGET", with: widget)
      }, environment: ["XDG_STATE_HOME": folder.path, "XDG_RUNTIME_DIR": folder.path])
    let words = run.errors + run.output
    #expect(run.code == (arguments == ["check", "FILE.swift"] ? 1 : 65), "\(words)")
    #expect(words.contains("3072 MB") || words.contains("3221225472"), "\(words)")
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

  @Test(arguments: [
    (["--set", "activeDuraton=30s"], "did you mean 'activeDuration'"),
    (["--set", "activeDuration=soon"], "expected a duration"), (["--set", "x"], "NAME=VALUE"),
  ])
  func aWrongSettingNamesWhatIsWanted(arguments: [String], message: String) throws {
    let run = try Program.run(arguments)
    #expect(run.code == 64)
    #expect(run.errors.contains(message))
  }

  @Test func aProgramThatIsNotPackagedSaysSoOfItsVersion() throws {
    let run = try Program.run(["--version"])
    #expect(run.code == 0)
    #expect(run.output == "island, built from source\n")
  }

  @Test func everySettingIsListedWithItsValue() throws {
    let run = try Program.run(["--set", "list"])
    #expect(run.code == 0)
    #expect(run.output.contains("activeDuration=8h"))
    #expect(run.output.contains("systemVersion=27.0"))
  }

  @Test(arguments: [
    ("device = 5\n", "'device' must be a string"), ("devise = \"x\"\n", "did you mean 'device'"),
    ("[engine]\nactiveDuration = \"soon\"\n", "expected a duration"), ("a = = b\n", ":1: "),
    ("device = \"iphone-16-por\"\n", "iphone-16-pro"),
  ])
  func aBrokenConfigurationNamesTheFileAndTheRemedy(toml: String, message: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-config-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("island"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try toml.write(
      to: folder.appendingPathComponent("island/config.toml"), atomically: true, encoding: .utf8)
    let run = try Program.run([], environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(run.code == 65 || run.code == 64)
    #expect(run.errors.contains(message))
  }

  @Test func theConfigurationSetsAndTheFlagBeatsIt() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-config-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("island"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let toml = "[engine]\nactiveDuration = \"1h\"\nactivitiesPerApp = 2\n"
    try toml.write(
      to: folder.appendingPathComponent("island/config.toml"), atomically: true, encoding: .utf8)
    let run = try Program.run(
      ["--set", "activitiesPerApp=3", "--set", "list"],
      environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(run.code == 0)
    #expect(run.output.contains("activeDuration=1h"))
    #expect(run.output.contains("activitiesPerApp=3"))
  }

  @Test func withoutAnIslandAVerbSaysWhereItLooked() throws {
    let run = try Program.run(["activities"], environment: ["XDG_RUNTIME_DIR": "/nonexistent"])
    #expect(run.code == 69)
    #expect(run.errors.contains("/nonexistent/island/island.sock"))
    #expect(run.errors.contains("start one in another terminal"))
  }

  @Test func fileThatIsNoRecordingIsNamed() throws {
    let run = try Program.run(["replay", "--print", #filePath])
    #expect(run.code == 65)
    #expect(run.errors.contains("CommandTests.swift' is not a recording"))
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

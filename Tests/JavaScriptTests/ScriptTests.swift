import Foundation
import TestSupport
import Testing

@testable import JavaScript

/// What runs the JavaScript of apps: its own tests are in JavaScript, too.
struct ScriptTests {
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    + "/Scripts"
  private static let environment = ProcessInfo.processInfo.environment
  private static let node = ScriptTool(.node, in: environment)
  private static let esbuild = ScriptTool(.esbuild, in: environment)

  /// One test of them all for each file, so that what fails is named.
  @Test(
    .enabled(if: node != nil, "node is not installed: apt-get install -y nodejs"),
    .enabled(if: esbuild != nil, "esbuild is not installed: apt-get install -y esbuild"),
    arguments: ["bundle", "host", "packages", "react", "units", "voltra", "widgets"])
  func testsOfTheScriptsPass(name: String) throws {
    let node = try #require(Self.node)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: node.path)
    process.arguments = ["--test", "\(Self.folder)/test/\(name).test.mjs"]
    process.environment = ScriptCommand.variables.merging(
      ["PATH": Self.environment["PATH"] ?? ""]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let failed = output.split(separator: "\n").filter {
      $0.contains("not ok") || $0.contains("error:")
    }
    #expect(process.terminationStatus == 0, "\(failed.joined(separator: "\n"))")
    // A file whose tests were all left out would pass, too.
    #expect(!output.contains("# pass 0"))
  }

  @Test func linesOfTheScriptsAreNotTooLong() throws {
    // Texts that cannot be divided are longer, such as what React says.
    for (path, text) in Scripts.texts where path.hasSuffix("js") && !path.hasPrefix("widgets") {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where line.count > 120 {
        #expect(
          line.contains("'") || line.contains("`") || line.contains("/"), "\(path):\(index + 1)")
      }
    }
  }

  @Test func folderHasTheScriptsAsTheyAreInTheProgram() throws {
    let cache = try TemporaryFolder()
    let environment = ["XDG_CACHE_HOME": cache.url.path]
    let folder = try Scripts.folder(in: environment)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/\(Scripts.host)"))
    let path = "\(folder)/host/lines.mjs"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try "changed by somebody".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try Scripts.folder(in: environment) == folder)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func textsAreTheFilesByteForByte() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/JavaScript/Scripts").standardizedFileURL.path
    #expect(!Scripts.texts.isEmpty)
    for (path, text) in Scripts.texts {
      #expect(try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8) == text, "\(path)")
    }
  }

  @Test func aToolThatIsNotThereIsNamedWithTheWayToInstallIt() {
    #expect(throws: ScriptFailure.missing(.node, version: nil)) {
      try ScriptTool.node(in: ["PATH": "/nowhere"])
    }
    let message = ScriptFailure.missing(.node, version: nil).message
    #expect(message.contains("apt-get install -y nodejs esbuild"))
  }
}

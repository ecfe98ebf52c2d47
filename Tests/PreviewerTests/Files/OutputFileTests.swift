import Foundation
import Glibc
import Testing

@testable import Previewer

/// What stands at an output file's path stays what it is.
struct OutputFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-output-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  @Test func aFileIsReplacedAndItsFolderMade() throws {
    defer { cleanUp() }
    try OutputFile.write("a longer text", to: path("new/file"))
    try OutputFile.write("one", to: path("new/file"))
    #expect(try text("new/file") == "one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("new")) == ["file"])
  }

  @Test(arguments: [["target"], ["middle", "target"]])
  func aLinkStaysALink(chain: [String]) throws {
    defer { cleanUp() }
    var name = "link"
    for next in chain {
      #expect(symlink(next, path(name)) == 0)
      name = next
    }
    // The target need not exist.
    for text in ["one", "two"] {
      try OutputFile.write(text, to: path("link"))
      #expect(try self.text("target") == text)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == chain[0])
    }
  }

  @Test func aPipesReaderGetsTheText() throws {
    defer { cleanUp() }
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    // Open for both, so that neither end waits for the other.
    let reader = open(path("pipe"), O_RDWR)
    defer { close(reader) }
    try OutputFile.write("text", to: path("pipe"))
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == "text")
    var status = stat()
    #expect(lstat(path("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func aDeviceIsWrittenTo() throws {
    defer { cleanUp() }
    #expect(symlink("/dev/null", path("device")) == 0)
    try OutputFile.write("text", to: path("device"))
    var status = stat()
    #expect(stat(path("device"), &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func aFolderIsNamedInTheError() {
    defer { cleanUp() }
    let error = #expect(throws: OutputFile.Failure.self) {
      try OutputFile.write("text", to: folder.path)
    }
    #expect(error?.text.hasPrefix("\(folder.path): cannot be written") == true)
  }
}

import Foundation
import TestSupport
import Testing

@testable import Previewer

/// A repository with two commits, gone with the test.
private final class Repository {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["App/Widget.swift": "// one\n", "App/Info.plist": "one"])
    try git("init", "-q", "-b", "main")
    try commit("one")
    try write("// two\n", to: "App/Widget.swift")
    try write("new", to: "App/New.swift")
    try commit("two")
    // Not committed.
    try write("// three\n", to: "App/Widget.swift")
  }

  var path: String { folder.path }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(file))
  }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git(
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "-m", message)
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return output
  }
}

struct RevisionSourcesTests {
  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func error(
    _ paths: [String], at revision: String, path: String? = nil
  ) throws -> RevisionError? {
    let scratch = try TemporaryFolder()
    var environment = ProcessInfo.processInfo.environment
    if let path { environment["PATH"] = path }
    do {
      _ = try RevisionSources(
        of: paths, at: revision, into: scratch.path, environment: environment)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [("HEAD~1", "// one\n"), ("HEAD", "// two\n"), ("main", "// two\n")])
  func filesAreAsTheyWere(_ revision: String, _ content: String) throws {
    let repository = try Repository()
    let scratch = try TemporaryFolder()
    let before = try repository.git("status", "--porcelain")
    let sources = try RevisionSources(
      of: ["\(repository.path)/App/Widget.swift", "\(repository.path)/App", repository.path],
      at: revision, into: scratch.path)
    #expect(sources.paths.count == 3)
    #expect(text(sources.paths[0]) == content)
    #expect(text(sources.paths[1] + "/Widget.swift") == content)
    #expect(text(sources.paths[2] + "/App/Info.plist") == "one")
    let place = scratch.path
    #expect(sources.paths.allSatisfy { $0.hasPrefix(place) })
    // The repository, its index and its worktree are as before.
    #expect(try repository.git("status", "--porcelain") == before)
    #expect(text("\(repository.path)/App/Widget.swift") == "// three\n")
  }

  @Test func whatIsNotThereIsNamed() throws {
    let repository = try Repository()
    let widget = "\(repository.path)/App/Widget.swift"
    #expect(
      try error([widget], at: "nowhere")
        == .unknownRevision("nowhere", repository: repository.path))
    #expect(
      try error(["\(repository.path)/App/New.swift"], at: "HEAD~1")
        == .notInRevision(path: "\(repository.path)/App/New.swift", revision: "HEAD~1"))
    #expect(try error(["\(widget).not"], at: "HEAD") == .notFound(path: "\(widget).not"))
    #expect(try error([widget], at: "HEAD", path: "/nowhere") == .noGit)
  }

  /// A revision is never an option of git.
  @Test(arguments: ["", "--help", "-c", "--output=/tmp/x", "HEAD --", "$(touch x)", "a b"])
  func aStrangeRevisionIsUnknown(_ revision: String) throws {
    let repository = try Repository()
    #expect(
      try error([repository.path], at: revision)
        == .unknownRevision(revision, repository: repository.path))
  }

  @Test func aPathOutsideOfARepositoryIsRefused() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    let path = folder.path
    #expect(try error([path], at: "HEAD") == .noRepository(path: path))
  }

  /// A link into a repository is what it leads to.
  @Test func linksAreFollowed() throws {
    let repository = try Repository()
    let other = try TemporaryFolder()
    let scratch = try TemporaryFolder()
    let link = "\(other.path)/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "\(repository.path)/App")
    let sources = try RevisionSources(of: [link], at: "HEAD~1", into: scratch.path)
    #expect(text(sources.paths[0] + "/Widget.swift") == "// one\n")
  }

  @Test(arguments: [
    RevisionError.noGit, .notFound(path: "p"), .noRepository(path: "p"),
    .unknownRevision("r", repository: "p"), .notInRevision(path: "p", revision: "r"), .failed("w"),
  ])
  func everyErrorHasWords(_ error: RevisionError) {
    let first = RevisionMessage.text(for: error).split(separator: "\n").first ?? ""
    #expect(first.first?.isLowercase == true || first.first == "'")
  }
}

import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Emulator

@MainActor
struct AppReloadsTests {
  /// A build that the test counts, and says the outcome of.
  private final class Build: Sendable {
    private let state = Mutex((count: 0, failure: String?.none))

    var count: Int { state.withLock { $0.count } }

    func fail(_ failure: String?) { state.withLock { $0.failure = failure } }

    func run() -> AppRebuild.Outcome {
      state.withLock { state in
        state.count += 1
        return AppRebuild.Outcome(files: [], failure: state.failure)
      }
    }
  }

  private func reloads(of folder: String, _ build: Build) -> AppReloads {
    var app = EmulatedApp(
      id: "a", name: "A", icon: "A", letter: "A", attributesType: "T", startsAutomatically: false,
      start: { _ in }, steps: [], end: { _ in })
    app.command = AppCommand(
      executable: "/bin/true", arguments: [], environment: [:],
      rebuild: AppRebuild(folder: folder, files: ["\(folder)/src/App.js"], run: build.run))
    return AppReloads(apps: [app], wake: {})
  }

  private func save(_ path: String) throws {
    try "// saved".write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func aSavedSourceIsMadeOnce() async throws {
    let folder = try TemporaryFolder(["src/App.js": "", "package.json": "{}"])
    let build = Build()
    let reloads = reloads(of: folder.url.path, build)
    #expect(reloads.tick().isEmpty)
    #expect(build.count == 0)
    try save(folder.url.path + "/src/App.js")
    #expect(reloads.tick().isEmpty)
    await reloads.waitUntilIdle()
    #expect(reloads.tick() == [AppReloads.Result(app: "a", failure: nil)])
    #expect(reloads.tick().isEmpty)
    #expect(build.count == 1)
  }

  @Test func whatIsNotBundledIsNotWaitedFor() async throws {
    let folder = try TemporaryFolder(["src/App.js": ""])
    let build = Build()
    let reloads = reloads(of: folder.url.path, build)
    try save(folder.url.path + "/src/notes.txt")
    try save(folder.url.path + "/src/App.swift")
    #expect(reloads.tick().isEmpty)
    await reloads.waitUntilIdle()
    #expect(build.count == 0)
  }

  @Test func aFailureIsPassedOnAndTheNextSaveMakesItAgain() async throws {
    let folder = try TemporaryFolder(["src/App.js": "", "app.json": "{}"])
    let build = Build()
    build.fail("no\n   at  App.js:3:1")
    let reloads = reloads(of: folder.url.path, build)
    try save(folder.url.path + "/src/App.js")
    _ = reloads.tick()
    await reloads.waitUntilIdle()
    #expect(reloads.tick().map(\.failure) == ["no\n   at  App.js:3:1"])
    build.fail(nil)
    try save(folder.url.path + "/app.json")
    _ = reloads.tick()
    await reloads.waitUntilIdle()
    #expect(reloads.tick().map(\.failure) == [nil])
    #expect(build.count == 2)
  }
}

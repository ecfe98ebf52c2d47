import ActivityEngine
import ActivityModel
import LocalEngine
import Foundation
import Glibc
import Testing

@testable import Emulator

/// Real processes that write a journal and are killed in the middle of it.
///
/// The victim is this test program itself, told by its environment to write: it counts up the
/// state of one activity, and notes each number in a file of its own once it was acknowledged.
@Suite(.serialized)
struct JournalKillTests {
  private static let folderKey = "ISLAND_VICTIM_FOLDER"
  private static let limitKey = "ISLAND_VICTIM_BYTES"
  private static let id = ActivityID("counter")

  private static func store(in folder: String) -> SessionStore {
    SessionStore(
      folder: StateFolder(path: folder), fresh: Engine(), now: Date(),
      lockTries: PhoneBench.lockTries)
  }

  private static func count(in engine: Engine) -> Int {
    engine.record(id).flatMap { Int(String(decoding: $0.content.state, as: UTF8.self)) } ?? 0
  }

  // MARK: The victim

  @Test(.enabled(if: ProcessInfo.processInfo.environment[folderKey] != nil))
  func victim() throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = try #require(environment[Self.folderKey])
    let noted = open(folder + "/noted", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let limit = environment[Self.limitKey].flatMap { rlim_t($0) }
    if let limit {
      // As on a full disk: a write takes what fits, the next one fails.
      signal(SIGXFSZ, SIG_IGN)
      var limits = rlimit(rlim_cur: limit, rlim_max: limit)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits) == 0)
    }
    let store = Self.store(in: folder)
    let driver = EngineDriver(
      engine: store.engine, clock: .real, record: store.record, newID: { ActivityID("\($0)") },
      onChange: {})
    driver.submit(
      .request(
        ActivityRequest(
          id: Self.id, app: "x", attributesType: "T", attributes: Data("{}".utf8),
          content: ActivityContentRecord(state: Data("0".utf8)))))
    var number = Self.count(in: driver.engine)
    for _ in 0..<(limit == nil ? 1_000_000 : 600) {
      number += 1
      let content = ActivityContentRecord(state: Data("\(number)".utf8))
      let effects = driver.submit(.update(ActivityUpdate(id: Self.id, content: content)))
      let isRefused = effects.contains { if case .refused = $0 { true } else { false } }
      let line = "\(isRefused ? "-" : "+")\(number)\n"
      _ = line.withCString { write(noted, $0, strlen($0)) }
    }
  }

  // MARK: Those who kill it

  private static func start(_ folder: String, bytes: Int? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "JournalKillTests.victim",
    ]
    var environment = ProcessInfo.processInfo.environment
    environment[folderKey] = folder
    environment[limitKey] = bytes.map(String.init)
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  private static func noted(_ folder: String) -> [String] {
    let data = FileManager.default.contents(atPath: folder + "/noted") ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Runs `body` with a folder of its own, unless this is the victim.
  private func inFolder(_ body: (String) throws -> Void) throws {
    guard ProcessInfo.processInfo.environment[Self.folderKey] == nil else { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-kill-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try StateFolder(path: folder).prepare()
    try body(folder)
  }

  @Test func killedAtAnyInstantLosesNothingThatWasAcknowledged() throws {
    try inFolder { folder in
      var last = 0
      for round in 0..<20 {
        let known = Self.noted(folder).count
        let victim = try Self.start(folder)
        // It is killed some numbers later, wherever it is then.
        while Self.noted(folder).count < known + round * 3, victim.isRunning {}
        kill(victim.processIdentifier, SIGKILL)
        victim.waitUntilExit()
        let acknowledged = Self.noted(folder).last.flatMap { Int($0.dropFirst()) } ?? 0
        let store = Self.store(in: folder)
        #expect(store.record != nil)
        let count = Self.count(in: store.engine)
        #expect(count == acknowledged || count == acknowledged + 1)
        #expect(count >= last)
        last = count
      }
      #expect(last > 100)
    }
  }

  @Test func fullDiskRefusesAndLosesNothing() throws {
    try inFolder { folder in
      let victim = try Self.start(folder, bytes: 6_000)
      victim.waitUntilExit()
      let noted = Self.noted(folder)
      #expect(noted.count { $0.hasPrefix("-") } > 5)
      let last = try #require(noted.last { $0.hasPrefix("+") })
      let store = Self.store(in: folder)
      #expect("+\(Self.count(in: store.engine))" == last)
      #expect(store.notes.isEmpty || store.notes.allSatisfy { $0.contains("to its end") })
    }
  }
}

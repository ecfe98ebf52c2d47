import ActivityEngine
import ActivityModel
import Foundation
import LocalEngine
import PhoneScreen
import Synchronization
import Testing
import ViewArchive

@testable import Emulator

/// A disk in memory that is full after so many bytes, and says so after it has taken what fitted.
private final class SmallDisk: Sendable {
  struct State {
    var journal: Data?
    var copy: Data?
    var room: Int
    /// What a replacement that failed left behind is not seen: it has another name.
    var replacements = 0
    var syncs = 0
    var failsToSync = false
  }

  let state: Mutex<State>

  init(_ journal: Data? = nil, room: Int = .max) {
    state = Mutex(State(journal: journal, room: room))
  }

  var journal: Data { state.withLock { $0.journal ?? Data() } }
  func setRoom(_ bytes: Int) { state.withLock { $0.room = bytes } }

  /// - Parameter leavesTornLines: The disk does not even let the torn line be taken back.
  func storage(leavesTornLines: Bool = false) -> JournalStorage {
    let full = FileFailure("write", "journal.jsonl", because: "No space left on device")
    return JournalStorage(
      read: { [self] in state.withLock { $0.journal } },
      replace: { [self] (data) throws(FileFailure) in
        try state.withLock { (state) throws(FileFailure) in
          guard data.count <= state.room else { throw full }
          state.journal = data
          state.room -= data.count
          state.replacements += 1
        }
      },
      append: { [self] (line) throws(FileFailure) in
        try state.withLock { (state) throws(FileFailure) in
          guard line.count <= state.room else {
            if leavesTornLines { state.journal? += line.prefix(state.room) }
            state.room = 0
            throw full
          }
          state.journal? += line
          state.room -= line.count
        }
      },
      sync: { [self] () throws(FileFailure) in
        try state.withLock { (state) throws(FileFailure) in
          state.syncs += 1
          if state.failsToSync { throw full }
        }
      },
      backUp: { [self] in state.withLock { $0.copy = $0.journal } })
  }
}

struct JournalTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func request(_ id: String, at: Date = start) -> ActivityEvent {
    .request(
      ActivityRequest(
        id: ActivityID(id), app: "x\(id)", attributesType: "T", attributes: Data("{}".utf8),
        content: ActivityContentRecord(state: Data(#"{"text":"\#(id)"}"#.utf8))))
  }

  private func driver(_ journal: Journal, _ engine: Engine) -> EngineDriver {
    let clock = EmulatorClock { Moment(date: Self.start, uptime: 0) }
    return EngineDriver(
      engine: engine, clock: clock,
      record: { (event, now, engine) throws(FileFailure) in
        try journal.record(event, at: now, before: engine)
      }, newID: { ActivityID("\($0)") }, onChange: {})
  }

  @Test func whatWasAcceptedIsThereAfterwards() throws {
    let disk = SmallDisk()
    let journal = Journal(storage: disk.storage())
    let opened = try journal.open(fresh: Engine())
    #expect(opened.end == nil && opened.damagedLines.isEmpty)
    let driver = driver(journal, opened.engine)
    driver.submit(request("A"))
    driver.submit(request("B"))
    driver.submit(.gesture(.longPress(ActivityID("A"))))
    driver.submit(.tick)
    let again = try Journal(storage: disk.storage()).open(fresh: Engine())
    #expect(again.damagedLines.isEmpty && again.end == Self.start)
    var engine = again.engine
    _ = engine.handle(.tick, at: Self.start)
    #expect(engine == driver.engine)
    #expect(engine.records.count == 2)
  }

  @Test func tickIsNotWrittenDown() throws {
    let disk = SmallDisk()
    let journal = Journal(storage: disk.storage())
    try journal.compact(Engine(), at: Self.start)
    let before = disk.journal
    driver(journal, Engine()).submit(.tick)
    #expect(disk.journal == before)
  }

  /// At every length that the disk may have, and whether or not the torn line can be taken back:
  /// what was acknowledged is there afterwards, what was refused is not.
  @Test(arguments: [false, true])
  func fullDiskLosesNothingThatWasAcknowledged(leavesTornLines: Bool) throws {
    for room in stride(from: 0, to: 6_000, by: 37) {
      let disk = SmallDisk(room: room)
      let journal = Journal(storage: disk.storage(leavesTornLines: leavesTornLines))
      let driver = driver(journal, Engine())
      var accepted: [ActivityID] = []
      for name in ["A", "B", "C", "D", "E", "F"] {
        let effects = driver.submit(request(name))
        if effects == [
          .refused(.notPersisted("cannot write 'journal.jsonl': No space left on device"))
        ] {
          continue
        }
        accepted.append(ActivityID(name))
      }
      #expect(driver.engine.records.map(\.id) == accepted)
      let again = try Journal(storage: disk.storage()).open(fresh: Engine())
      #expect(again.engine.records.map(\.id) == accepted)
    }
  }

  @Test func diskThatHasRoomAgainIsWrittenAgain() throws {
    let disk = SmallDisk()
    let journal = Journal(storage: disk.storage(leavesTornLines: true))
    let driver = driver(journal, Engine())
    driver.submit(request("A"))
    disk.setRoom(20)
    #expect(driver.submit(request("B")).contains { if case .refused = $0 { true } else { false } })
    #expect(driver.engine.records.map(\.id) == [ActivityID("A")])
    disk.setRoom(.max)
    driver.submit(request("C"))
    let again = try Journal(storage: disk.storage()).open(fresh: Engine())
    #expect(again.damagedLines.isEmpty)
    #expect(again.engine.records.map(\.id) == [ActivityID("A"), ActivityID("C")])
  }

  /// One wait for the disk serves all events before it, and there is none without an event.
  @Test func eventsThatArriveTogetherAreSyncedTogether() throws {
    let disk = SmallDisk()
    let journal = Journal(storage: disk.storage())
    let engine = Engine()
    try journal.compact(engine, at: Self.start)
    for _ in 0..<10 { try journal.record(.setLocked(true), at: Self.start, before: engine) }
    #expect(disk.state.withLock { $0.syncs } == 0)
    try journal.sync()
    try journal.sync()
    #expect(disk.state.withLock { $0.syncs } == 1)
    // After a failure the next event replaces the file, which the disk has then seen.
    try journal.record(.setLocked(false), at: Self.start, before: engine)
    disk.state.withLock { $0.failsToSync = true }
    #expect(throws: FileFailure.self) { try journal.sync() }
    let replacements = disk.state.withLock { $0.replacements }
    try journal.record(.setLocked(true), at: Self.start, before: engine)
    #expect(disk.state.withLock { $0.replacements } == replacements + 1)
  }

  @Test func journalIsWrittenAnewWhenItIsLong() throws {
    let disk = SmallDisk()
    let journal = Journal(storage: disk.storage(), capacity: 1_000)
    let driver = driver(journal, Engine())
    driver.submit(request("A"))
    for number in 0..<200 {
      let content = ActivityContentRecord(state: Data("{\"n\":\(number)}".utf8))
      driver.submit(.update(ActivityUpdate(id: ActivityID("A"), content: content)))
    }
    #expect(disk.journal.count < 5_000)
    #expect(disk.state.withLock { $0.replacements } > 5)
    let again = try Journal(storage: disk.storage()).open(fresh: Engine())
    #expect(again.engine.record(ActivityID("A"))?.content.state == Data("{\"n\":199}".utf8))
  }

  /// A header with an activity, and three events.
  private func written() throws -> SmallDisk {
    let disk = SmallDisk()
    let journal = Journal(storage: disk.storage())
    let driver = driver(journal, Engine())
    driver.submit(request("A"))
    try journal.compact(driver.engine, at: Self.start)
    driver.submit(request("B"))
    let content = ActivityContentRecord(state: Data(#"{"text":"new"}"#.utf8))
    driver.submit(.update(ActivityUpdate(id: ActivityID("A"), content: content)))
    driver.submit(.setLocked(true))
    return disk
  }

  /// Every seventh bit; it is said, or it was one of the name of the checksum.
  @Test func aFlippedBitIsSaidAndChangesNothingSilently() throws {
    let whole = Array(try written().journal)
    let right = EngineTranscript(parsing: Data(whole))
    #expect(right.damagedLines.isEmpty && right.entries.count == 3)
    var silent = 0
    for bit in stride(from: 0, to: whole.count * 8, by: 7) {
      var bytes = whole
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      let read = EngineTranscript(parsing: Data(bytes))
      guard read.damagedLines.isEmpty else { continue }
      silent += 1
      #expect(read.header == right.header && read.entries == right.entries, "bit \(bit)")
    }
    #expect(silent < 20)
  }

  /// A value in the header is shown, because everything is in it; an event is left out.
  @Test func aChangedLineIsNamedWithWhatBecomesOfIt() throws {
    let whole = String(decoding: try written().journal, as: UTF8.self)
    let changed = whole.replacing(#"\"text\":\"A\""#, with: #"\"text\":\"X\""#)
      .replacing(#"\"text\":\"B\""#, with: #"\"text\":\"Y\""#)
    #expect(changed != whole)
    let contents = try Journal(storage: SmallDisk(Data(changed.utf8)).storage()).open(
      fresh: Engine())
    #expect(
      contents.damagedLines.map { TranscriptMessage.text(for: $0, in: "journal") } == [
        "journal line 1 does not match its checksum: what it says is shown, and some of it may be "
          + "wrong",
        "journal line 2 does not match its checksum and was skipped",
      ])
    #expect(contents.engine.records.map(\.id) == [ActivityID("A")])
  }

  @Test func aJournalWithoutChecksumsIsRead() throws {
    let whole = String(decoding: try written().journal, as: UTF8.self)
    let old = whole.replacing(/,"crc":"[0-9a-f]{8}"/, with: "")
    #expect(old.count == whole.count - 4 * 17)
    let contents = try Journal(storage: SmallDisk(Data(old.utf8)).storage()).open(fresh: Engine())
    #expect(contents.damagedLines.isEmpty)
    #expect(contents.engine.records.count == 2 && contents.engine.isLocked)
  }

  @Test func aCopyOfADamagedJournalIsKept() throws {
    let disk = SmallDisk()
    let journal = Journal(storage: disk.storage())
    let driver = driver(journal, Engine())
    driver.submit(request("A"))
    driver.submit(request("B"))
    let whole = disk.journal
    let torn = SmallDisk(whole.dropLast(5))
    let contents = try Journal(storage: torn.storage()).open(fresh: Engine())
    #expect(contents.damagedLines.map(\.reason) == [.truncated])
    #expect(torn.state.withLock { $0.copy } == whole.dropLast(5))
    var lines = whole.split(separator: 0x0a).map { Data($0) }
    lines[1] = Data("rubbish".utf8)
    let damaged = SmallDisk(Data(lines.joined(separator: [0x0a])))
    let rest = try Journal(storage: damaged.storage()).open(fresh: Engine())
    #expect(rest.damagedLines.map(\.line) == [2])
    #expect(rest.engine.records.map(\.id) == [ActivityID("B")])
    #expect(damaged.state.withLock { $0.copy } != nil)
  }
}

/// The same in a folder.
struct SessionStoreTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private let folder = StateFolder(
    path: FileManager.default.temporaryDirectory
      .appendingPathComponent("island-store-\(UUID().uuidString)/deep/island").path)

  private func store(
    _ fresh: Engine = Engine(), lockTries: Int = PhoneBench.lockTries
  ) -> SessionStore {
    SessionStore(folder: folder, fresh: fresh, now: Self.start, lockTries: lockTries)
  }

  private func submit(_ id: String, to store: SessionStore) throws {
    let event = ActivityEvent.request(
      ActivityRequest(
        id: ActivityID(id), app: "x", attributesType: "T", attributes: Data("{}".utf8),
        content: ActivityContentRecord(state: Data("{}".utf8))))
    try store.record?(event, Self.start, store.engine)
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name))
    return try #require(attributes[.posixPermissions] as? NSNumber).intValue
  }

  @Test func runGoesOnWhereTheLastOneEnded() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    do {
      let first = store()
      #expect(first.notes.isEmpty && first.resumesFrom == nil)
      try submit("A/b?", to: first)
      try first.save(ActivityArchive(minimal: .empty), of: ActivityID("A/b?"))
      try first.save(ActivityArchive(), of: ActivityID("somebody else"))
    }
    let second = store()
    #expect(second.notes.isEmpty && second.resumesFrom == Self.start)
    #expect(second.engine.records.map(\.id) == [ActivityID("A/b?")])
    #expect(second.archives == [ActivityID("A/b?"): ActivityArchive(minimal: .empty)])
  }

  @Test func filesAreTheUsersAlone() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let store = store()
    try submit("A", to: store)
    #expect(try mode("") == 0o700 && mode("archives") == 0o700)
    #expect(try mode("journal.jsonl") == 0o600 && mode("lock") == 0o600)
  }

  @Test func secondProgramGoesWithoutAndSaysSo() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let first = store()
    try submit("A", to: first)
    let second = store(lockTries: FolderLock.tries)
    #expect(second.record == nil && second.engine.records.isEmpty)
    #expect(second.notes.count == 1)
    #expect(second.notes.first?.contains("another island uses") == true)
    #expect(first.record != nil)
  }

  @Test func garbageNeverKeepsItFromStarting() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try folder.prepare()
    try Data((0..<4_000).map { UInt8(truncatingIfNeeded: $0 &* 37) }).write(
      to: URL(fileURLWithPath: folder.file("journal.jsonl")))
    let store = store()
    #expect(store.record != nil && store.engine.records.isEmpty)
    #expect(store.notes.first?.hasPrefix("journal line 1 ") == true)
    #expect(store.notes.count <= 6)
    #expect(FileManager.default.fileExists(atPath: folder.file("journal.damaged.jsonl")))
  }

  @Test func folderThatCannotBeMadeIsNamed() throws {
    let store = SessionStore(
      folder: StateFolder(path: "/proc/none/island"), fresh: Engine(), now: Self.start)
    #expect(store.record == nil)
    #expect(store.notes.first?.contains("/proc/none/island") == true)
    #expect(store.notes.first?.contains("No such file or directory") == true, "\(store.notes)")
    #expect(try !store.isKept())
  }

  /// As on a file system that can only be read: the lock cannot be taken.
  @Test func journalThatCanOnlyBeReadIsShownAndNotSaved() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    do {
      let first = store()
      try submit("A", to: first)
      try first.save(ActivityArchive(minimal: .empty), of: ActivityID("A"))
      #expect(try first.isKept())
    }
    unlink(folder.file("lock"))
    mkdir(folder.file("lock"), 0o700)
    let second = store()
    #expect(second.engine.records.map(\.id) == [ActivityID("A")])
    #expect(second.archives == [ActivityID("A"): ActivityArchive(minimal: .empty)])
    #expect(second.resumesFrom == Self.start)
    #expect(second.record == nil)
    #expect(try !second.isKept())
    let path = folder.file("lock")
    #expect(second.notes == ["this run is not saved: cannot lock '\(path)': Is a directory"])
  }

  /// A folder in its place, a pipe, and a file that is larger than any journal.
  @Test(arguments: ["folder", "pipe", "large"])
  func journalThatCannotBeReadIsNamedWithTheReason(kind: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try folder.prepare()
    let path = folder.file("journal.jsonl")
    switch kind {
    case "folder": mkdir(path, 0o700)
    case "pipe": mkfifo(path, 0o600)
    default:
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
      truncate(path, 3 << 30)
    }
    let store = store()
    let reason =
      kind == "large" ? "it has 3072 MB, and at most 256 MB are read" : "it is not a file"
    #expect(store.notes == ["this run is not saved: cannot read '\(path)': \(reason)"])
    #expect(try !store.isKept())
  }

  /// The system goes on taking what is written to a file that was deleted.
  @Test(arguments: [false, true])
  func deletedFolderIsSaidAndNothingCountsAsSaved(isMadeAgain: Bool) throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let store = store()
    try submit("A", to: store)
    try store.sync()
    try FileManager.default.removeItem(atPath: folder.path)
    // By another island, to which it belongs.
    if isMadeAgain { try folder.prepare() }
    let deleted = FileFailure.deleted(folder.file("journal.jsonl"))
    #expect(throws: deleted) { _ = try store.isKept() }
    #expect(throws: deleted) { try submit("B", to: store) }
    #expect(throws: FileFailure.deleted(folder.path)) { try submit("C", to: store) }
    let left = isMadeAgain ? try FileManager.default.contentsOfDirectory(atPath: folder.path) : []
    #expect(left == [])
  }

  @Test func whatWasAcceptedJustBeforeTheFolderWasDeletedIsNotSaved() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let store = store()
    try submit("A", to: store)
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(throws: FileFailure.deleted(folder.file("journal.jsonl"))) { try store.sync() }
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/island"),
    (["HOME": "/h"], "/h/.local/state/island"),
    (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/island"), ([:], nil),
  ])
  func folderFollowsTheEnvironment(environment: [String: String], path: String?) {
    #expect(StateFolder(environment: environment)?.path == path)
  }
}

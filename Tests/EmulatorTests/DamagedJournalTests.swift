import ActivityEngine
import ActivityModel
import CellRaster
import Foundation
import LocalEngine
import PhoneScreen
import TestSupport
import Testing

@testable import Emulator

/// Whatever happened to the journal, the next run starts, says what is damaged, and keeps a copy.
@MainActor
@Suite(.serialized)
struct DamagedJournalTests {
  /// The journal of a run with two activities, an update, a lock and an end.
  private static let journal: Data = {
    let folder = newFolder()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let bench = PhoneBench(
      columns: 140, rows: 40, starts: ["Kickoff", "Bento"], folder: folder, hasWidgets: false)
    bench.driver.submit(.setLocked(true))
    if let record = bench.driver.engine.records.first {
      bench.driver.submit(.update(.init(id: record.id, content: record.content)))
      bench.driver.submit(.end(.init(id: record.id, dismissal: .immediate)))
    }
    bench.session.advance(to: bench.now)
    return FileManager.default.contents(atPath: folder.file("journal.jsonl")) ?? Data()
  }()

  private static func newFolder() -> StateFolder {
    StateFolder(
      path: FileManager.default.temporaryDirectory
        .appendingPathComponent("island-damaged-\(UUID().uuidString)").path)
  }

  /// Starts a run with a journal and draws its first frame.
  private func start(with journal: Data) throws {
    let folder = Self.newFolder()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try journal.write(to: URL(fileURLWithPath: folder.file("journal.jsonl")))
    let bench = PhoneBench(
      columns: 140, rows: 40, start: PhoneBench.start.addingTimeInterval(5), folder: folder,
      hasWidgets: false)
    #expect(bench.session.frame(at: bench.now).size.columns == 140)
    guard !EngineTranscript(parsing: journal).damagedLines.isEmpty else { return }
    let notes = bench.session.log.events.map(\.text)
    #expect(notes.contains { $0.contains("journal") }, "nothing is said of the damage: \(notes)")
    let copy = FileManager.default.contents(atPath: folder.file("journal.damaged.jsonl"))
    #expect(copy == journal, "no copy is kept")
  }

  @Test func aJournalThatIsCutAnywhereStarts() throws {
    let journal = Self.journal
    #expect(journal.count > 2_000)
    for length in stride(from: 1, to: journal.count, by: LongForm.isOn ? 1 : 97) {
      try start(with: journal.prefix(length))
    }
  }

  @Test func aJournalWithAFlippedBitStarts() throws {
    let journal = Self.journal
    var random = SeededGenerator(seed: 1)
    for _ in 0..<(LongForm.isOn ? 500 : 40) {
      var damaged = Array(journal)
      damaged[Int.random(in: damaged.indices, using: &random)] ^=
        1
        << UInt8.random(
          in: 0..<8, using: &random)
      try start(with: Data(damaged))
    }
  }

  /// Pieces are removed, repeated, exchanged and replaced by numbers out of range.
  @Test func aMutatedJournalStarts() throws {
    let journal = Self.journal
    var random = SeededGenerator(seed: 2)
    let extremes = ["1e308", "-1", "9223372036854775808", "null", "\"\"", "{}", "[[[[", "\u{0}"]
    for _ in 0..<(LongForm.isOn ? 2_000 : 60) {
      var damaged = Array(journal)
      for _ in 0...Int.random(in: 0..<3, using: &random) where !damaged.isEmpty {
        let first = Int.random(in: damaged.indices, using: &random)
        let range = first..<min(first + Int.random(in: 0..<40, using: &random), damaged.count)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: damaged.removeSubrange(range)
        case 1: damaged.insert(contentsOf: damaged[range], at: range.upperBound)
        case 2:
          let other = Int.random(in: damaged.indices, using: &random)
          damaged.swapAt(first, other)
        default:
          let text = extremes.randomElement(using: &random) ?? ""
          damaged.replaceSubrange(range, with: Array(text.utf8))
        }
      }
      try start(with: Data(damaged))
    }
  }
}

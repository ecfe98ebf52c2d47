import ActivityEngine
import ActivityModel
import Foundation
import LocalEngine
import PhoneScreen
import TestSupport
import Testing
import ViewArchive

@testable import Emulator

/// A start sets aside what the last one has died of, and nothing else.
@MainActor
@Suite(.serialized)
struct SetAsideTests {
  private let folder = StateFolder(
    path: FileManager.default.temporaryDirectory
      .appendingPathComponent("island-aside-\(UUID().uuidString)").path)

  private func bench(after seconds: Double = 0) -> PhoneBench {
    PhoneBench(
      columns: 140, rows: 40, starts: seconds == 0 ? ["Kickoff", "Bento"] : [],
      start: PhoneBench.start.addingTimeInterval(seconds), folder: folder)
  }

  /// A run with two activities that ends while it is working on `step`.
  private func die(of step: (Engine) -> StartMarker.Step) throws {
    let engine = bench().driver.engine
    let marker = try StartMarker(path: folder.file("starting"))
    marker.set(step(engine))
  }

  private func notes(of bench: PhoneBench) -> [String] { bench.session.log.events.map(\.text) }

  private func bento(_ engine: Engine) -> ActivityID {
    engine.records.first { $0.app == "com.example.bento" }?.id ?? ActivityID("")
  }

  @Test func anEndWhileDrawingSetsTheActivityAside() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    var bento = ActivityID("")
    try die { engine in
      bento = self.bento(engine)
      return .drawing(bento)
    }
    do {
      let second = bench(after: 5)
      #expect(second.driver.engine.records.map(\.app) == ["com.example.kickoff"])
      let notes = notes(of: second)
      #expect(
        notes.contains {
          $0.contains("set aside") && $0.contains("island restore \(bento.rawValue)")
        }, "\(notes)")
      _ = second.session.frame(at: second.now)
      let aside = SetAsideFolder(in: folder).load()
      #expect(aside.map(\.id) == [bento])
      #expect(FileManager.default.fileExists(atPath: folder.file("journal.damaged.jsonl")))
      // What was set aside can be started again, and the next start sets nothing aside.
      second.driver.submit(.request(try #require(aside.first)))
      #expect(second.driver.engine.record(bento) != nil)
    }
    let third = bench(after: 10)
    #expect(third.driver.engine.records.count == 2)
  }

  @Test func anEndWhileReplayingSetsTheEventAndItsActivityAside() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    var line = 0
    var request: ActivityID?
    try die { engine in
      let text = (try? String(contentsOfFile: folder.file("journal.jsonl"), encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n")
      line = (lines.firstIndex { $0.contains("\"request\"") && $0.contains("bento") } ?? 0) + 1
      request = bento(engine)
      return .replaying(line: line)
    }
    #expect(line > 1)
    let second = bench(after: 5)
    #expect(second.driver.engine.records.map(\.app) == ["com.example.kickoff"])
    #expect(SetAsideFolder(in: folder).load().map(\.id) == [request])
    #expect(notes(of: second).contains { $0.contains("journal line \(line) was skipped") })
  }

  @Test func anEndWhileParsingALineSkipsTheLine() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try die { _ in .parsing(line: 1) }
    let second = bench(after: 5)
    // The events after the header are applied to an empty phone.
    #expect(second.driver.engine.records.count == 2)
    #expect(notes(of: second).contains { $0.contains("journal line 1 was skipped") })
    #expect(FileManager.default.fileExists(atPath: folder.file("journal.damaged.jsonl")))
  }

  @Test func anEndWhileHandlingDeadlinesSetsAllActivitiesAside() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    try die { _ in .deadlines }
    let second = bench(after: 5)
    #expect(second.driver.engine.records.isEmpty)
    #expect(SetAsideFolder(in: folder).load().count == 2)
  }

  /// The first drawing names the activity that it draws; afterwards nothing is a suspect.
  @Test func theMarkerNamesWhatIsDrawnUntilTheFirstFrame() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    _ = bench()
    let second = bench(after: 5)
    let bento = bento(second.driver.engine)
    func marked() throws -> String {
      let text = try String(contentsOfFile: folder.file("starting"), encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init)
        ?? ""
    }
    #expect(try marked() == "")
    _ = second.session.screen.archives.archive(of: bento)
    #expect(try marked().contains(bento.rawValue))
    _ = second.session.frame(at: second.now)
    #expect(try marked() == "")
    _ = second.session.screen.archives.archive(of: bento)
    #expect(try marked() == "")
  }

  /// A marker that cannot be parsed is no reason to set anything aside.
  @Test func aDamagedMarkerIsIgnored() throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    _ = bench()
    try Data("{\"drawing\":[[[".utf8).write(to: URL(fileURLWithPath: folder.file("starting")))
    #expect(bench(after: 5).driver.engine.records.count == 2)
  }
}

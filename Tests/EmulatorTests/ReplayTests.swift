import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import PhoneScreen
import Testing
import ViewArchive

@testable import Emulator

/// A run that is recorded and seen again.
@MainActor
@Suite(.serialized)
struct ReplayTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("island-recording-\(UUID().uuidString).jsonl").path

  /// What a person does, a step a second, and the frame after each.
  private func record(
    columns: Int = 120, _ keys: [Key?]
  ) async -> [(after: Double, frame: CellGrid)] {
    let bench = PhoneBench(
      columns: columns, rows: 30, starts: ["Kickoff", "Bento"], recording: path)
    let start = bench.now.uptime
    var frames: [(Double, CellGrid)] = []
    for key in keys {
      if let key { await bench.press(key) }
      // Long enough for every motion, and between the ticks of all clocks.
      for _ in 0..<22 { await bench.advance(by: 0.1) }
      await bench.advance(by: 0.05)
      frames.append((bench.now.uptime - start, bench.session.frame(at: bench.now)))
      await bench.advance(by: 0.05)
    }
    return frames
  }

  private func recording() throws -> Recording {
    let data = try #require(FileManager.default.contents(atPath: path))
    return try Recording(parsing: data)
  }

  private static let story: [Key?] = [
    nil, .character("e"), .escape, .tab, .character("3"), nil, .character("l"), .down, .left,
    .character("l"), .character("d"), .character("?"), .escape, .enter, .left, .right,
    .character("+"), nil, .character("z"), .character(":"), .character("n"), .character("-"),
    .character("-"), nil,
  ]

  @Test func theScreenAndItsReplayHaveTheColoursOfTheVersion() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    func frame(_ version: SystemVersion, recording: String? = nil) async -> CellGrid {
      let bench = PhoneBench(
        columns: 120, rows: 30, starts: ["Bento"], recording: recording,
        options: EngineOptions(systemVersion: version))
      for _ in 0..<22 { await bench.advance(by: 0.1) }
      return bench.session.frame(at: bench.now)
    }
    let old = await frame(SystemVersion(18), recording: path)
    #expect(await frame(SystemVersion(26)) != old)
    let replay = Replay(try recording(), look: RenderStyle())
    replay.advance(to: 2.2)
    #expect(replay.frame() == old)
  }

  @Test func replayShowsWhatWasSeen() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let seen = await record(Self.story)
    let recording = try recording()
    #expect(recording.damagedLines.isEmpty)
    let replay = Replay(recording, look: RenderStyle())
    for (index, (after, frame)) in seen.enumerated() {
      replay.advance(to: after)
      let again = replay.frame()
      let isSame = again == frame
      #expect(isSame, "step \(index): \(GridDiffText(got: again, want: frame).text ?? "")")
    }
  }

  /// However often one looks: the motion in between is the same, too.
  @Test func twoReplaysGiveTheSameFrames() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = await record(Self.story)
    let recording = try recording()
    let often = Replay(recording, look: RenderStyle())
    let seldom = Replay(recording, look: RenderStyle())
    var frames: Set<CellGrid> = []
    // Never quite the same instants within a second.
    for number in 0..<Int(recording.duration * 9) {
      let after = Double(number) / 9.1
      often.advance(to: after)
      let frame = often.frame()
      frames.insert(frame)
      guard number % 7 == 0 else { continue }
      seldom.advance(to: after)
      let isSame = seldom.frame() == frame
      #expect(isSame, "at \(after) s")
    }
    #expect(frames.count > 60)
  }

  @Test func motionIsReplayedAsItWas() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bench = PhoneBench(columns: 120, rows: 30, starts: ["Kickoff"], recording: path)
    let start = bench.now.uptime
    _ = await bench.restingFrame()
    await bench.press(.character("e"))
    var frames: [(Double, CellGrid)] = []
    for _ in 0..<10 {
      await bench.advance(by: 0.05)
      frames.append((bench.now.uptime - start, bench.session.frame(at: bench.now)))
    }
    await bench.advance(by: 0.05)
    await bench.press(.escape)
    let replay = Replay(try recording(), look: RenderStyle())
    for (after, frame) in frames {
      // The session comes to an event a moment after it happened.
      replay.advance(to: after + 0.005)
      let again = replay.frame()
      let isSame = again == frame
      #expect(isSame, "\(after): \(GridDiffText(got: again, want: frame).text ?? "")")
    }
  }

  @Test func otherTerminalsAndThemesAreTheViewersOwn() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = await record([.character("e"), nil])
    let recording = try recording()
    let size = CellSize(columns: 60, rows: 20)
    let replay = Replay(recording, look: RenderStyle(depth: .mono, glyphs: .ascii), size: size)
    replay.advance(to: recording.duration)
    let frame = replay.frame(caption: "replay 0:06/0:06 over")
    #expect(frame.size == size)
    let text = PhoneBench.text(frame)
    #expect(text.unicodeScalars.allSatisfy { $0.value < 0x80 })
    #expect(text.contains("replay 0:06/0:06 over"))
  }

  @Test func tornAndDamagedRecordingsArePlayedAsFarAsTheyGo() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = await record([.character("e"), .escape])
    let data = try #require(FileManager.default.contents(atPath: path))
    var lines = data.split(separator: 0x0a).map { Data($0) }
    lines[3] = Data(#"{"after":0.5,"archive":"no archive","id":"x"}"#.utf8)
    lines[4] = Data(#"{"after":"never"}"#.utf8)
    let recording = try Recording(parsing: Data(lines.joined(separator: [0x0a])).dropLast(4))
    #expect(recording.damagedLines.map(\.line) == [4, 5, lines.count])
    let replay = Replay(recording, look: RenderStyle())
    replay.advance(to: recording.duration)
    #expect(replay.isOver)
    _ = replay.frame()
  }

  /// Numbers that nobody would write: nothing traps, nothing stands still.
  @Test func nonsenseInARecordingEndsNothing() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = await record([nil])
    let data = try #require(FileManager.default.contents(atPath: path))
    let nonsense = [
      #"{"after":-5,"said":"early"}"#, #"{"after":1e308,"said":"late"}"#,
      #"{"after":2,"columns":-3,"rows":1000000000}"#, #"{"after":2,"at":1e300,"rate":1e300}"#,
      #"{"after":2,"at":-1e300,"rate":-1}"#, #"{"after":"+inf","said":"never"}"#,
      #"{"after":3,"columns":80,"rows":24}"#, #"{"after":3,"at":757000000,"rate":1}"#,
    ]
    let recording = try Recording(
      parsing: data + Data(nonsense.joined(separator: "\n").utf8))
    // What nobody lives to see is said and left out: to replay it would not end.
    let reason = EngineTranscript.DamagedLine.Reason.unreadable("'after' is more than 31 days")
    #expect(recording.damagedLines.map(\.reason) == [reason, reason])
    #expect(recording.duration == 3)
    let replay = Replay(recording, look: RenderStyle())
    for after in [0.0, 1, 2, 3, 4, 10] {
      replay.advance(to: after)
      _ = replay.frame()
    }
  }

  @Test(arguments: ["1e300", "-1e300", #""nan""#, #""+inf""#, "0"])
  func deviceOfAnyWidthIsDrawn(width: String) async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = await record([nil])
    let data = try #require(FileManager.default.contents(atPath: path))
    let text = String(decoding: data, as: UTF8.self)
      .replacing("\"screenWidth\":402", with: "\"screenWidth\":\(width)")
      .replacing("\"cardWidth\":374", with: "\"cardWidth\":\(width)")
    let replay = Replay(try Recording(parsing: Data(text.utf8)), look: RenderStyle())
    replay.advance(to: 1)
    #expect(replay.frame().size == CellSize(columns: 120, rows: 30))
  }

  @Test func fileThatIsNoRecordingIsRefused() {
    #expect(throws: Recording.Failure.notARecording) { try Recording(parsing: Data("{}\n".utf8)) }
    #expect(throws: Recording.Failure.notARecording) { try Recording(parsing: Data()) }
    #expect(throws: Recording.Failure.newerVersion(2)) {
      try Recording(parsing: Data(#"{"format":"island transcript","version":2}"#.utf8))
    }
  }
}

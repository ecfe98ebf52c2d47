import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import LocalEngine
import PhoneScreen
import Testing

@testable import Emulator

/// What a person does, and what the screen then shows.
@MainActor
@Suite(.serialized)
struct SessionTests {
  private func text(_ bench: PhoneBench) async -> String {
    PhoneBench.text(await bench.restingFrame())
  }

  /// A start for tests of intents, which read the machine's clock: so far ahead of it that a
  /// countdown has not begun when they run, however slow the machine is. It is the begin of a
  /// minute, so that the status bar does not change meanwhile.
  private static var startAheadOfTheMachine: Date {
    let seconds = Date().timeIntervalSince1970
    return Date(timeIntervalSince1970: (seconds / 60).rounded(.down) * 60 + 3_600)
  }

  @Test func twoActivitiesArePairedAndOneIsCompact() async {
    let bench = PhoneBench(columns: 120, starts: ["Tea Time"])
    #expect(await text(bench).contains("compact –"))
    await bench.press(.character("1"))
    let both = await text(bench)
    #expect(both.contains("attached –") && both.contains("bubble"))
  }

  @Test func longPressExpandsTheFocusedActivity() async {
    let bench = PhoneBench(columns: 120, starts: ["Tea Time", "Kickoff"])
    await bench.press(.tab)
    await bench.press(.character("e"))
    guard case .expanded(let id, .press) = bench.driver.engine.placement.island else {
      Issue.record("not expanded: \(bench.driver.engine.placement.island)")
      return
    }
    await bench.press(.escape)
    guard case .pair(_, let detached) = bench.driver.engine.placement.island else {
      Issue.record("no pair: \(bench.driver.engine.placement.island)")
      return
    }
    #expect(id == detached)
  }

  @Test func mouseHeldHalfASecondIsALongPress() async throws {
    let bench = PhoneBench(starts: ["Tea Time"])
    _ = await bench.restingFrame()
    bench.mouse(.down, 30, 2)
    await bench.advance(by: 0.49)
    #expect(bench.driver.engine.placement.island.isExpanded == false)
    await bench.advance(by: 0.02)
    #expect(bench.driver.engine.placement.island.isExpanded)
  }

  @Test func dragAcrossTheIslandHidesIt() async {
    let bench = PhoneBench(starts: ["Tea Time"])
    _ = await bench.restingFrame()
    bench.mouse(.down, 40, 2)
    bench.mouse(.drag, 30, 2)
    bench.mouse(.up, 30, 2)
    #expect(bench.driver.engine.placement.island == .idle)
    await bench.press(.right)
    #expect(bench.driver.engine.placement.island != .idle)
  }

  @Test func tapSaysWhatItWouldOpen() async {
    let bench = PhoneBench(columns: 120, starts: ["Tea Time"])
    await bench.press(.enter)
    #expect(await text(bench).contains("Tea Time opens"))
  }

  @Test func pauseStopsTheClockAndResumeLetsItGo() async throws {
    // The intents ask the machine for the time, as in an app.
    let bench = PhoneBench(columns: 120, starts: ["Tea Time"], start: Self.startAheadOfTheMachine)
    await bench.press(.character("e"))
    let id = try #require(bench.driver.engine.records.first?.id)
    let before = bench.driver.engine.record(id)?.content
    await bench.press(.down)
    await bench.press(.enter)
    let paused = bench.driver.engine.record(id)?.content
    #expect(before != paused)
    _ = await bench.restingFrame()
    let first = await text(bench)
    await bench.advance(by: 5)
    #expect(await text(bench).island == first.island)
    // The same place now holds the button that resumes.
    await bench.press(.enter)
    #expect(bench.driver.engine.record(id)?.content != paused)
    // The machine may have taken any time between the two presses, by which the countdown begins
    // later than before.
    let data = try #require(bench.driver.engine.record(id)?.content.state)
    let countdown = try JSONDecoder().decode(Countdown.self, from: data)
    await bench.advance(by: max(countdown.start.timeIntervalSince(bench.now.date), 0) + 1)
    let running = await text(bench)
    await bench.advance(by: 5)
    #expect(await text(bench).island != running.island)
  }

  /// The content state of the gallery's countdown.
  private struct Countdown: Decodable {
    var start: Date
  }

  @Test func buttonOnALockedPhoneAsksFirst() async throws {
    let bench = PhoneBench(starts: ["Tea Time"], start: Self.startAheadOfTheMachine)
    await bench.press(.character("l"))
    _ = await bench.restingFrame()
    let before = bench.driver.engine.records.first?.content
    await bench.press(.down)
    await bench.press(.enter)
    #expect(bench.driver.engine.records.first?.content == before)
    await bench.press(.enter)
    #expect(bench.driver.engine.records.first?.content != before)
  }

  @Test func nothingHappensNothingWakes() async throws {
    let bench = PhoneBench(starts: [])
    _ = await bench.restingFrame()
    await bench.advance(by: 1)
    #expect(!bench.session.needsFrame)
    // The status bar's minute is all there is to wait for.
    let wake = try #require(bench.session.nextWake(after: bench.now))
    #expect(wake - bench.now.uptime > 50)
  }

  @Test func runningTimerWakesOnceASecond() async throws {
    let bench = PhoneBench(starts: ["Tea Time"])
    _ = await bench.restingFrame()
    let wake = try #require(bench.session.nextWake(after: bench.now))
    #expect(wake - bench.now.uptime <= 1.001)
  }

  @Test(arguments: [(0, 0), (1, 1), (20, 5), (33, 8), (34, 8), (50, 14), (300, 100)])
  func everySizeIsDrawn(columns: Int, rows: Int) async {
    let bench = PhoneBench(columns: columns, rows: rows, starts: ["Tea Time", "Kickoff"])
    for key in [Key.character("e"), .escape, .character("l"), .character("l"), .character("?")] {
      await bench.press(key)
      let grid = await bench.restingFrame()
      #expect(grid.size == CellSize(columns: columns, rows: rows))
    }
  }

  @Test func everyDepthAndGlyphSetIsDrawn() async {
    for depth in ColorDepth.allCases {
      for glyphs in GlyphSet.allCases {
        let bench = PhoneBench(
          look: RenderStyle(depth: depth, glyphs: glyphs), starts: ["Tea Time", "Kickoff"])
        await bench.press(.character("e"))
        let text = await text(bench)
        #expect(!text.isEmpty)
        if glyphs == .ascii {
          #expect(text.unicodeScalars.allSatisfy { $0.value < 0x80 })
        }
      }
    }
  }

  @Test func framesOfAMotionDiffer() async {
    let bench = PhoneBench(starts: ["Tea Time"])
    _ = await bench.restingFrame()
    await bench.press(.character("e"))
    var frames: Set<CellGrid> = []
    for _ in 0..<8 {
      frames.insert(bench.session.frame(at: bench.now))
      await bench.advance(by: 0.04)
    }
    #expect(frames.count >= 6)
  }

  @Test func reducedMotionChangesAtOnce() async {
    let bench = PhoneBench(look: RenderStyle(motion: .none), starts: ["Tea Time"])
    _ = await bench.restingFrame()
    await bench.press(.character("e"))
    #expect(!bench.session.isMoving(at: bench.now))
  }
}

extension Placement.Island {
  fileprivate var isExpanded: Bool {
    if case .expanded = self { true } else { false }
  }
}

extension String {
  /// The rows that the island can take.
  fileprivate var island: [Substring] {
    Array(split(separator: "\n", omittingEmptySubsequences: false).prefix(12)).map {
      $0.prefix(54)
    }
  }
}

import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import LocalEngine
import PhoneScreen
import Testing

@testable import Emulator

/// What is held down, and where it is dragged to.
@Suite @MainActor struct TouchTests {
  /// A cell of the island on a phone with one activity.
  private func bench() async throws -> (PhoneBench, CellPoint) {
    let bench = PhoneBench(columns: 80, rows: 24, starts: ["Bento"])
    _ = await bench.restingFrame()
    for row in 0..<4 {
      for column in 0..<80 {
        let point = CellPoint(column: column, row: row)
        if case .island = bench.session.screen.display.target(at: point) { return (bench, point) }
      }
    }
    throw CancellationError()
  }

  @Test func aPressIsShownAtOnceAndOverWhenItIsUp() async throws {
    let (bench, point) = try await bench()
    bench.mouse(.down, point.column, point.row)
    let touch = try #require(bench.session.input.commands.touches.touch)
    #expect(touch.target == bench.session.screen.display.target(at: point))
    #expect(touch.since == bench.now.uptime)
    #expect(touch.drag == nil)
    bench.mouse(.up, point.column, point.row)
    #expect(bench.session.input.commands.touches.touch == nil)
  }

  @Test func aDragIsFollowedCellByCell() async throws {
    let (bench, point) = try await bench()
    bench.mouse(.down, point.column, point.row)
    bench.mouse(.drag, point.column - 2, point.row)
    #expect(bench.session.input.commands.touches.touch?.drag?.phase == .began)
    bench.mouse(.drag, point.column - 3, point.row)
    let drag = try #require(bench.session.input.commands.touches.touch?.drag)
    #expect(drag.phase == .moved)
    #expect(drag.from == point)
    #expect(drag.to == CellPoint(column: point.column - 3, row: point.row))
    bench.session.handle(.focus(false), at: bench.now)
    #expect(bench.session.input.commands.touches.touch == nil)
  }

  /// presentations.md §2.2 T8.
  @Test func anAlertStaysOpenUnderTheFinger() async throws {
    let (bench, point) = try await bench()
    let record = bench.driver.engine.records[0]
    let alerted = Placement.Island.expanded(record.id, cause: .alert)
    bench.driver.submit(
      .update(
        ActivityUpdate(
          id: record.id, content: record.content, alert: AlertRecord(title: "a", body: "b"))))
    await bench.advance(by: 3)
    #expect(bench.session.screen.placement.island == alerted)
    bench.mouse(.down, point.column, point.row)
    // Moved, so that it is no long press.
    bench.mouse(.drag, point.column - 3, point.row)
    await bench.advance(by: 60)
    #expect(bench.session.screen.placement.island == alerted)
    bench.session.handle(.focus(false), at: bench.now)
    await bench.advance(by: 3.9)
    #expect(bench.session.screen.placement.island == alerted)
    await bench.advance(by: 0.2)
    #expect(bench.session.screen.placement.island == .compact(record.id))
  }

  @Test func whatOpenedUnderTheFingerIsNotDragged() async throws {
    let (bench, point) = try await bench()
    bench.mouse(.down, point.column, point.row)
    await bench.advance(by: 0.5)
    guard case .expanded = bench.session.screen.placement.island else {
      Issue.record("not expanded")
      return
    }
    bench.mouse(.drag, point.column - 9, point.row)
    bench.mouse(.up, point.column - 9, point.row)
    guard case .expanded = bench.session.screen.placement.island else {
      Issue.record("the drag went on")
      return
    }
  }

  @Test func spaceSqueezesToo() async throws {
    let (bench, _) = try await bench()
    await bench.press(.character(" "))
    #expect(bench.session.input.commands.touches.touch != nil)
    bench.session.handle(.key(KeyStroke(.character(" "), phase: .release)), at: bench.now)
    #expect(bench.session.input.commands.touches.touch == nil)
  }

  @Test func theHintLineNamesWhatThisTerminalCanDo() async throws {
    let (bench, _) = try await bench()
    func key() -> String { bench.session.input.holdKey }
    #expect(key() == "hold space/e")
    var profile = TerminalProfile(
      depth: .direct, depthReason: .answer, glyphs: .unicode, name: "x", isRemote: false)
    bench.session.handle(.profile(profile), at: bench.now)
    #expect(key() == "e")
    profile.hasMouse = true
    bench.session.handle(.profile(profile), at: bench.now)
    #expect(key() == "e/hold mouse")
    profile.reportsRelease = true
    bench.session.handle(.profile(profile), at: bench.now)
    #expect(key() == "hold space/e")
  }
}

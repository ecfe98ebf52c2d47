import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import LocalEngine
import PhoneScreen
import Testing

@testable import Emulator

/// Motion as a person sees it: it begins at once, ends by itself, and nothing wakes afterwards.
@MainActor
@Suite(.serialized)
struct MotionTests {
  /// Lets everything move that is under way, 20 ms at a time; the seconds it took.
  private func settle(_ bench: PhoneBench) async -> Double {
    let start = bench.now.uptime
    while bench.session.isMoving(at: bench.now), bench.now.uptime < start + 5 {
      await bench.advance(by: 0.02)
      _ = bench.session.frame(at: bench.now)
    }
    return bench.now.uptime - start
  }

  @Test func noMotionTakesLongerThanTwoSeconds() async {
    let bench = PhoneBench(starts: ["Bento"])
    _ = await bench.restingFrame()
    for key in [Key.character("e"), .escape, .left, .right, .character("1"), .left, .right] {
      await bench.press(key)
      #expect(await settle(bench) <= 2)
    }
  }

  @Test func anEndedMotionLeavesTheStillFrameAndWakesNobody() async throws {
    let bench = PhoneBench(starts: ["Kickoff"])
    let still = PhoneBench(look: RenderStyle(motion: .none), starts: ["Kickoff"])
    for key in [Key.character("e"), .escape, .left, .right] {
      await bench.press(key)
      let frame = await bench.restingFrame()
      await still.press(key)
      await still.advance(by: bench.now.uptime - still.now.uptime)
      let other = still.session.frame(at: still.now)
      let plan = try #require(bench.session.screen.display.plan)
      let screen = plan.phone.screen
      for row in screen.row..<screen.maxRow {
        for column in screen.column..<screen.maxColumn {
          #expect(frame[column, row] == other[column, row])
        }
      }
    }
    let quiet = PhoneBench(starts: [])
    await quiet.press(.character("1"))
    _ = await settle(quiet)
    #expect(!quiet.session.isMoving(at: quiet.now))
  }

  @Test func theStillFrameIsShownWhenAMotionIsOver() async {
    let bench = PhoneBench(starts: [])
    await bench.press(.character("1"))
    _ = await bench.restingFrame()
    await bench.press(.character("e"))
    await bench.advance(by: 0.1)
    _ = bench.session.frame(at: bench.now)
    await bench.advance(by: 2)
    #expect(!bench.session.isMoving(at: bench.now))
    #expect(bench.session.needsFrame)
  }

  /// The island in a frame: its outline in columns and half rows, and the letters on it.
  private struct Outline {
    /// The width of the widest row, in columns, and the height in half rows, both in parts of cells.
    var columns = 0.0
    var halfRows = 0.0
    var letters = 0

    /// The rows below the upper edge in which the island is; the dock is further down.
    private static let rows = 14

    init(of frame: CellGrid, in screen: CellRect, color: RGB) {
      let middle = screen.column + screen.columns / 2
      // The rows of the screen's round corners are left out.
      for row in screen.row..<screen.row + Self.rows
      where frame[screen.column, row].code == .blank {
        let wallpaper = frame[screen.column, row].style.background
        let shares = (screen.column..<screen.maxColumn).map {
          Self.share(of: frame[$0, row], besides: wallpaper)
        }
        columns = max(columns, shares.reduce(0, +))
        halfRows += 2 * shares[middle - screen.column]
        letters += (screen.column..<screen.maxColumn).count {
          let cell = frame[$0, row]
          return cell.style.background == color && cell.code != .blank && !cell.isContinuation
            && Self.filled[cell.glyph] == nil
        }
      }
    }

    /// The part of a cell, 0…1, in another colour than the wallpaper's; letters are on it.
    private static func share(of cell: Cell, besides wallpaper: RGB) -> Double {
      let (front, back) = (cell.style.foreground, cell.style.background)
      let part = filled[cell.glyph] ?? 0
      return (front == wallpaper ? 0 : part) + (back == wallpaper ? 0 : 1 - part)
    }

    /// The filled part of block glyphs.
    private static let filled: [String: Double] = {
      var filled: [String: Double] = ["▀": 0.5, "▐": 0.5]
      for (index, glyph) in "▁▂▃▄▅▆▇█".enumerated() {
        filled[String(glyph)] = Double(index + 1) / 8
      }
      for (index, glyph) in "▏▎▍▌▋▊▉".enumerated() {
        filled[String(glyph)] = Double(index + 1) / 8
      }
      for glyph in "▘▝▖▗" { filled[String(glyph)] = 0.25 }
      for glyph in "▚▞" { filled[String(glyph)] = 0.5 }
      for glyph in "▛▜▙▟" { filled[String(glyph)] = 0.75 }
      return filled
    }()
  }

  /// Returns the first row with a text.
  private func row(of text: String, in frame: CellGrid) -> Int? {
    PhoneBench.text(frame).split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(text) }
  }

  /// MOTION-9: with the lock screen beside the phone, and without it.
  @Test(arguments: [(80, 24), (60, 24)])
  func cardsRiseWhenThePhoneIsLocked(columns: Int, rows: Int) async throws {
    let bench = PhoneBench(columns: columns, rows: rows, starts: ["Kickoff"])
    for _ in 0..<2 {
      _ = await bench.restingFrame()
      await bench.press(.character("l"))
      let first = try #require(row(of: "J1 Week", in: bench.session.frame(at: bench.now)))
      #expect(bench.session.isMoving(at: bench.now))
      let last = try #require(row(of: "J1 Week", in: await bench.restingFrame()))
      #expect(first > last)
      await bench.press(.character("l"))
    }
  }

  @Test func aClearedCardLeavesAndTheNextOneHasTheKeys() async throws {
    let bench = PhoneBench(
      columns: 140, rows: 40, starts: ["Kickoff", "Bento", "Tea Time"])
    await bench.press(.character("l"))
    await bench.press(.tab)
    #expect(PhoneBench.text(await bench.restingFrame()).contains("▸2"))
    let cards = bench.driver.engine.cards
    await bench.press(.left)
    _ = await bench.restingFrame()
    await bench.press(.left)
    _ = bench.session.frame(at: bench.now)
    #expect(bench.driver.engine.cards == [cards[0], cards[2]])
    #expect(bench.session.isMoving(at: bench.now))
    #expect(await settle(bench) < 1)
    #expect(PhoneBench.text(await bench.restingFrame()).contains("▸3"))
  }

  /// MOTION-5 in the drawing: the island passes the size at which it rests, does not jump, and shows
  /// its next content from a third of the way on.
  @Test func theOpeningIslandPassesItsSizeAndIsNeverEmpty() async throws {
    let bench = PhoneBench(columns: 140, rows: 40, starts: ["Kickoff"])
    _ = await bench.restingFrame()
    let screen = try #require(bench.session.screen.display.plan).phone.screen
    let color = bench.session.screen.display.look.islandSurface.background
    func outline() -> Outline {
      Outline(of: bench.session.frame(at: bench.now), in: screen, color: color)
    }
    let start = outline()
    await bench.press(.character("e"))
    var outlines: [Outline] = []
    for _ in 0..<60 {
      await bench.advance(by: 0.012)
      outlines.append(outline())
    }
    let rest = try #require(outlines.last)
    #expect(!bench.session.isMoving(at: bench.now.advanced(by: 0.1)))
    #expect(rest.columns > start.columns && rest.halfRows > start.halfRows)
    #expect(outlines.contains { $0.columns > rest.columns })
    #expect(outlines.contains { $0.halfRows > rest.halfRows })
    for (one, next) in zip([start] + outlines, outlines) {
      #expect(abs(one.columns - next.columns) <= 10 && abs(one.halfRows - next.halfRows) <= 4)
    }
    let third = start.halfRows + 0.35 * (rest.halfRows - start.halfRows)
    let isOpen = outlines.drop { $0.halfRows < third }
    #expect(isOpen.count > 40 && isOpen.allSatisfy { $0.letters > 0 })
  }

  @Test(arguments: [0.05, 0.12, 0.2, 0.3])
  func turningBackMidwayShowsNoJump(instant: Double) async {
    let bench = PhoneBench(starts: ["Kickoff"])
    _ = await bench.restingFrame()
    await bench.press(.character("e"))
    await bench.advance(by: instant)
    let before = bench.session.frame(at: bench.now)
    await bench.press(.escape)
    let after = bench.session.frame(at: bench.now)
    let rows = bench.session.screen.display.plan?.phone.screen.rows ?? 0
    for row in 0..<rows {
      for column in 0..<52 {
        #expect(before[column, row] == after[column, row])
      }
    }
  }

  @Test func digitsOfACountdownFadeAndKeepTheirHeight() async {
    let bench = PhoneBench(starts: ["Tea Time"])
    _ = await bench.restingFrame()
    var isMoving = false
    for _ in 0..<60 {
      await bench.advance(by: 0.02)
      isMoving = isMoving || bench.session.isMoving(at: bench.now)
      let seen = PhoneBench.text(bench.session.frame(at: bench.now))
      #expect(!seen.contains { "⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉".contains($0) })
    }
    #expect(isMoving)
  }

  @Test(arguments: [MotionLevel.reduced, .none])
  func withLessMotionClocksTickAtOnce(level: MotionLevel) async {
    let bench = PhoneBench(look: RenderStyle(motion: level), starts: ["Tea Time"])
    _ = await bench.restingFrame()
    for _ in 0..<60 {
      await bench.advance(by: 0.02)
      #expect(!bench.session.isMoving(at: bench.now))
    }
    #expect(bench.session.frameInterval >= (level == .reduced ? 0.1 : 0))
  }

  @Test func theIslandGivesWayUnderAFingerAndComesBack() async {
    let bench = PhoneBench(starts: ["Tea Time"])
    let rest = await bench.restingFrame()
    bench.mouse(.down, 26, 2)
    #expect(bench.session.isMoving(at: bench.now))
    await bench.advance(by: 0.15)
    #expect(bench.session.frame(at: bench.now).rows(0..<4) != rest.rows(0..<4))
    bench.mouse(.drag, 26, 9)
    bench.mouse(.up, 26, 9)
    _ = await settle(bench)
    #expect(bench.driver.engine.placement.island != .idle)
  }

  @Test func theIslandFollowsAFingerAndGoesBackWhenItLetsGo() async {
    let bench = PhoneBench(starts: ["Kickoff", "Bento"])
    let rest = await bench.restingFrame()
    var frames: Set<[Cell]> = []
    bench.mouse(.down, 36, 2)
    for column in [34, 33, 32, 31, 33] {
      bench.mouse(.drag, column, 2)
      frames.insert(bench.session.frame(at: bench.now).rows(0..<4))
    }
    #expect(frames.count >= 4)
    // Less than a swipe: nothing comes of it.
    bench.mouse(.up, 34, 2)
    _ = await settle(bench)
    #expect(await bench.restingFrame().rows(0..<4) == rest.rows(0..<4))
  }

  @Test func whatCannotBeMovedGivesWayALittle() async {
    let bench = PhoneBench(starts: ["Tea Time"])
    await bench.press(.left)
    await bench.press(.character("5"))
    bench.driver.submit(.setSystemItem(.recording))
    let rest = await bench.restingFrame()
    bench.mouse(.down, 26, 2)
    bench.mouse(.drag, 46, 2)
    let pulled = bench.session.frame(at: bench.now)
    #expect(pulled.rows(0..<10).count == rest.rows(0..<10).count)
    bench.mouse(.up, 46, 2)
    _ = await settle(bench)
  }

  @Test func anAlertOpensTheIslandAndItClosesByItself() async throws {
    let bench = PhoneBench(starts: ["Kickoff"])
    _ = await bench.restingFrame()
    let record = try #require(bench.driver.engine.records.first)
    bench.driver.submit(
      .update(
        ActivityUpdate(
          id: record.id, content: record.content, alert: AlertRecord(title: "Goal", body: ""))))
    await bench.advance(by: 0.02)
    #expect(bench.driver.engine.placement.island == .expanded(record.id, cause: .alert))
    await bench.advance(by: 4.01)
    #expect(bench.driver.engine.placement.island == .compact(record.id))
    #expect(await settle(bench) <= 2)
  }
}

extension CellGrid {
  fileprivate func rows(_ rows: Range<Int>) -> [Cell] {
    rows.flatMap { row in (0..<size.columns).map { self[$0, row] } }
  }
}

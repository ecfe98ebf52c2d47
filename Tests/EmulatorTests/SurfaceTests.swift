import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import LocalEngine
import PhoneScreen
import TestSupport
import Testing

@testable import Emulator

/// What surfaces do, rather than how they look.
@MainActor
@Suite(.serialized)
struct SurfaceTests {
  private func alert(_ bench: PhoneBench) {
    guard let record = bench.driver.engine.records.first else { return }
    bench.driver.submit(
      .update(
        ActivityUpdate(
          id: record.id, content: record.content,
          alert: AlertRecord(title: "Ready", body: "Soon"))))
  }

  @Test(arguments: [
    (Character("s"), ScreenMode.Surface.standBy), ("w", .watch), ("c", .carPlay), ("m", .mac),
  ])
  func aSurfacesKeyGoesThereAndBack(key: Character, surface: ScreenMode.Surface) async {
    let bench = PhoneBench(starts: ["Bento"])
    await bench.press(.character(key))
    #expect(bench.session.screen.mode.surface == surface)
    await bench.press(.character(key))
    #expect(bench.session.screen.mode.surface == .phone)
    await bench.press(.character(key))
    await bench.press(.escape)
    #expect(bench.session.screen.mode.surface == .phone)
  }

  @Test func aTapInStandByOpensTheCardAndEscClosesIt() async {
    let bench = PhoneBench(starts: ["Bento"])
    await bench.press(.character("s"))
    #expect(await bench.restingText().contains("Order received") == false)
    await bench.press(.enter)
    #expect(await bench.restingText().contains("Order received"))
    await bench.press(.escape)
    #expect(await bench.restingText().contains("Order received") == false)
    #expect(bench.session.screen.mode.surface == .standBy)
  }

  @Test func nightLeavesRedAlone() async throws {
    let bench = PhoneBench(starts: ["Bento"])
    await bench.press(.character("r"))
    let grid = await bench.restingFrame()
    let screen = try #require(bench.session.screen.display.plan?.surfaceArea).inset(
      columns: 3, rows: 3)
    for row in screen.row..<screen.maxRow {
      for column in screen.column..<screen.maxColumn {
        let style = grid[column, row].style
        #expect(style.foreground.green == 0 && style.foreground.blue == 0)
        #expect(style.background.green == 0 && style.background.blue == 0)
      }
    }
  }

  @Test func alwaysOnChangesOnceAMinuteAndNeverMoves() async throws {
    let bench = PhoneBench(starts: ["Tea Time"])
    await bench.press(.character("o"))
    #expect(bench.driver.engine.isLocked)
    let text = await bench.restingText()
    #expect(text.contains(":--"))
    #expect(!bench.session.isMoving(at: bench.now))
    var wakes = 0
    let end = bench.now.uptime + 120
    while let wake = bench.session.nextWake(after: bench.now), wake < end {
      await bench.advance(by: max(wake - bench.now.uptime, 0) + 0.001)
      #expect(!bench.session.isMoving(at: bench.now))
      wakes += 1
    }
    // The clock's minute, the countdown's, and its bar.
    #expect(wakes <= 6)
  }

  @Test func anAlertLightsTheDarkScreenForAWhile() async {
    let bench = PhoneBench(starts: ["Bento"])
    await bench.press(.character("o"))
    await bench.advance(by: 1)
    #expect(bench.session.screen.situation.isDimmed)
    alert(bench)
    await bench.advance(by: 0.1)
    #expect(!bench.session.screen.situation.isDimmed)
    await bench.advance(by: 9)
    #expect(bench.session.screen.situation.isDimmed)
  }

  @Test func anAlertOpensTheCardInStandBy() async {
    let bench = PhoneBench(starts: ["Bento"])
    await bench.press(.character("s"))
    alert(bench)
    await bench.advance(by: 0.1)
    #expect(bench.session.screen.mode.isStandByOpen)
  }

  /// By the direction alone the left key hides Bento, which is detached.
  @Test(arguments: ["Bento", "Kickoff"])
  func theLeftKeyHidesTheSelectedActivity(name: String) async throws {
    let bench = PhoneBench(starts: ["Bento", "Kickoff"])
    let other = name == "Bento" ? "Kickoff" : "Bento"
    for _ in 0..<(name == "Bento" ? 1 : 2) { await bench.press(.tab) }
    await bench.press(.left)
    let shown = try #require(bench.driver.engine.placement.islandIDs.first)
    #expect(bench.session.screen.name(of: shown) == other)
    #expect(
      bench.session.screen.listings.contains {
        $0.id == shown && $0.reasonText == "compact – \(name) is swiped away"
      })
    await bench.press(.right)
    #expect(bench.driver.engine.placement.islandIDs.count == 2)
  }

  /// Also while one of them is open.
  @Test(arguments: ["", "e"]) func theListSaysHowTwoActivitiesAreSwapped(keys: String) async {
    let bench = PhoneBench(starts: ["Bento", "Kickoff"])
    for key in keys + "a" { await bench.press(.character(key)) }
    #expect(await bench.restingText().contains("then 1 ends Kickoff and 1 starts it anew"))
  }

  @Test func aSwipeOnACardFirstShowsItsButton() async {
    let bench = PhoneBench(starts: ["Bento", "Kickoff"])
    await bench.press(.character("l"))
    await bench.press(.left)
    #expect(await bench.restingText().contains("Clear"))
    #expect(bench.driver.engine.cards.count == 2)
    await bench.press(.right)
    #expect(await bench.restingText().contains("Clear") == false)
    await bench.press(.left)
    await bench.press(.left)
    #expect(bench.driver.engine.cards.count == 1)
  }

  @Test func aCardFollowsTheFingerAndIsClearedPastItsHalf() async throws {
    let bench = PhoneBench(starts: ["Bento"])
    await bench.press(.character("l"))
    let lines = await bench.restingText().split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Order received") })
    bench.mouse(.down, 45, row)
    bench.mouse(.drag, 42, row)
    #expect(PhoneBench.text(bench.session.frame(at: bench.now)).contains("Order received"))
    bench.mouse(.drag, 33, row)
    #expect(PhoneBench.text(bench.session.frame(at: bench.now)).contains("Clear"))
    bench.mouse(.up, 33, row)
    #expect(await bench.restingText().contains("Clear"))
    bench.mouse(.down, 35, row)
    bench.mouse(.drag, 3, row)
    bench.mouse(.up, 3, row)
    #expect(bench.driver.engine.cards.isEmpty)
  }

  @Test func hiddenCardsShowNoneOfTheirContent() async {
    let bench = PhoneBench(starts: ["Bento"])
    await bench.press(.character("p"))
    await bench.press(.character("l"))
    await bench.advance(by: 5)
    #expect(await bench.restingText().contains("Order") == false)
  }

  @Test func aWidgetWithoutASmallCardShowsItsNameAndWhatStandsBesideTheCamera() async {
    let bench = PhoneBench(starts: ["Tea Time"])
    await bench.press(.character("w"))
    let text = await bench.restingText()
    #expect(text.contains("Tea Time") && text.contains(":"))
    await bench.press(.character("d"))
    #expect(bench.session.screen.mode.watch == .mm49)
  }

  @Test func beforeIOS27TheIslandShowsNothingInLandscape() async {
    let bench = PhoneBench(columns: 120, rows: 40, starts: ["Bento"])
    await bench.press(.character("t"))
    await bench.advance(by: 5)
    #expect(bench.driver.engine.placement.isLimitedInWidth)
    #expect(bench.session.screen.display.plan?.island.isLimited == true)
  }

  @Test func threeActivitiesHaveAPlaceOnTheNewestPhones() async throws {
    let device = try #require(DeviceCatalog.device("iphone-18-pro"))
    let bench = PhoneBench(starts: ["Bento", "Kickoff", "Tea Time"], device: device)
    guard case .trio = bench.driver.engine.placement.island else {
      Issue.record("no trio: \(bench.driver.engine.placement.island)")
      return
    }
    await bench.press(.left)
    guard case .pair = bench.driver.engine.placement.island else {
      Issue.record("no pair: \(bench.driver.engine.placement.island)")
      return
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func noSizeAndNoKeyEverTraps(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let sizes = [
      (1, 1), (2, 40), (34, 8), (35, 9), (48, 14), (79, 24), (80, 24), (81, 31), (100, 12),
      (139, 40), (140, 60), (500, 200),
    ]
    let keys = Array("eswcmortpidla?12345").map(Key.character) + [.enter, .escape, .left, .right]
    let bench = PhoneBench(starts: ["Bento", "Kickoff"])
    for _ in 0..<12 {
      let (columns, rows) = sizes.randomElement(using: &generator) ?? (80, 24)
      bench.session.handle(.resized(CellSize(columns: columns, rows: rows)), at: bench.now)
      for _ in 0..<3 {
        await bench.press(keys.randomElement(using: &generator) ?? .escape)
        await bench.advance(by: 0.1)
        let frame = bench.session.frame(at: bench.now)
        #expect(frame.size == CellSize(columns: columns, rows: rows))
      }
      bench.mouse(.down, columns / 3, min(2, rows - 1))
      bench.mouse(.drag, columns / 2, rows / 2)
      _ = bench.session.frame(at: bench.now)
      bench.mouse(.up, columns / 2, rows / 2)
    }
  }
}

import ActivityModel
import CellRaster
import CursesTerminal
import PhoneScreen
import Testing

@testable import Emulator

/// The cards on the lock screen where they do not all fit.
@MainActor
struct LockScreenTests {
  private static let all = ["Kickoff", "Bento", "Tea Time", "Darkroom", "Hop In"]

  private func bench(columns: Int = 120, rows: Int = 40) async -> PhoneBench {
    let bench = PhoneBench(columns: columns, rows: rows, starts: Self.all)
    await bench.press(.character("l"))
    _ = await bench.restingFrame()
    return bench
  }

  private func cards(_ bench: PhoneBench) -> [ActivityID: CellRect] {
    _ = bench.session.frame(at: bench.now)
    let size = bench.session.screen.display.size
    var cards: [ActivityID: CellRect] = [:]
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let point = CellPoint(column: column, row: row)
        guard case .card(let id)? = bench.session.screen.display.target(at: point) else { continue }
        let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
        cards[id] = cards[id]?.union(cell) ?? cell
      }
    }
    return cards
  }

  /// As many rows of cards as there are, whichever of them has the focus, at each height.
  @Test(arguments: [30, 34, 40, 44, 50])
  func cardsFillTheRoomThatThereIs(rows: Int) async throws {
    let bench = await bench(rows: rows)
    let plan = try #require(bench.session.screen.display.plan)
    for _ in Self.all {
      await bench.press(.tab)
      let text = await bench.restingText()
      let cards = cards(bench)
      let focus = try #require(bench.session.composer.selection.focus.current)
      #expect(cards[focus] != nil)
      let top = try #require(cards.values.map(\.row).min())
      let bottom = try #require(cards.values.map(\.maxRow).max())
      guard cards.count < Self.all.count else { continue }
      // Below the cards only the number of the others, the buttons and the line that leads home.
      #expect(text.contains("more"))
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(" more") }
      #expect(line == bottom)
      // Above them a part of one more has no room.
      #expect(top <= plan.phone.screen.row + Self.rowsAbove(plan.phone.screen.rows))
    }
  }

  /// The rows of status bar, date and clock with the free ones around, for a height of the screen.
  private static func rowsAbove(_ rows: Int) -> Int { rows >= 34 ? 19 : 13 }

  /// What is said for a moment is no reason for a card to go.
  @Test(arguments: [24, 40])
  func aNoticeMovesNoCard(rows: Int) async {
    let bench = await bench(columns: 120, rows: rows)
    let before = cards(bench)
    await bench.press(.character("e"))
    #expect(await bench.restingText().contains("nothing to expand"))
    #expect(cards(bench) == before)
  }
}

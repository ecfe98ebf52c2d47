import CellRaster
import PhoneScreen
import Testing

@testable import Emulator

/// The list beside the phone where its words are longer than it is wide.
@MainActor
struct ActivityPanelTests {
  private func lines(_ texts: [String], rows: Int) -> [String] {
    let panel = ActivityPanel(
      device: "iPhone", rows: [],
      events: texts.map { ActivityPanel.Event(time: "9:41:00", text: $0) })
    let look = RenderStyle()
    var grid = CellGrid(
      size: CellSize(columns: 26, rows: rows),
      style: look.style(.panelText, on: look.color(.panelBackground)))
    panel.draw(in: CellRect(column: 0, row: 0, columns: 26, rows: rows), look: look, into: &grid)
    return PhoneBench.text(grid).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func anEventIsReadToItsEnd() {
    let text = "journal line 8 was not written to its end and was left out"
    let shown = lines([text], rows: 20)
    #expect(shown.joined(separator: " ").contains("9:41:00 \(text)"))
  }

  /// Five rows are taken by the device, the headings and the space between.
  @Test func theNewestEventIsKeptWhereNotAllHaveRoom() {
    let shown = lines(["an old one that takes two rows here", "a new one", "the last"], rows: 8)
    #expect(shown.suffix(3) == ["9:41:00 a new one", "9:41:00 the last", ""])
  }
}

/// The sentence over the phone's lower end.
@MainActor
struct NoticeTests {
  private func rows(_ text: String, at row: Int = 4) -> [String] {
    let look = RenderStyle()
    var grid = CellGrid(
      size: CellSize(columns: 30, rows: 6),
      style: look.style(.panelText, on: look.color(.terminal)))
    Notice(text).draw(
      in: CellRect(column: 0, row: row, columns: 30, rows: 1), look: look, into: &grid)
    return PhoneBench.text(grid).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func aShortOneTakesItsRow() {
    #expect(rows("iPhone 16 Pro") == ["", "", "", "", "iPhone 16 Pro", ""])
  }

  @Test func aLongOneGrowsUpwardsAndIsReadToItsEnd() {
    let text = "nothing is kept of this run: another island has the folder"
    #expect(rows(text)[2...4].joined(separator: " ") == text)
  }

  @Test func oneThatIsTooLongSaysThatItGoesOn() {
    let shown = rows(String(repeating: "many words ", count: 20))
    #expect(shown[1] == "" && shown[4].hasSuffix("…") && shown[5] == "")
  }

  @Test func nothingIsDrawnAboveTheScreen() {
    #expect(rows("nothing is kept of this run: another island has it", at: 0).count == 6)
  }
}

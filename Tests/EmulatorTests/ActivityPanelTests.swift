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

  @Test func aNumberStaysWithItsUnit() {
    let text = "minimal, detached (20 s before Bento)"
    #expect(
      TerminalText.wrapped(text, columns: 22) == ["minimal, detached", "(20 s before Bento)"])
    #expect(TerminalText.wrapped("in 5", columns: 3) == ["in", "5"])
  }

  /// The activities and the events beside them do not touch.
  @Test func whatIsBesideTheEventsKeepsADistance() {
    let rows = (1...3).map {
      ActivityPanel.Row(
        key: "\($0)", icon: "", name: "App", reason: "bubble – second", isFocused: false)
    }
    let panel = ActivityPanel(
      device: "iPhone", rows: rows,
      events: (0..<4).map { ActivityPanel.Event(time: "9:41:0\($0)", text: "App started") })
    let look = RenderStyle()
    var grid = CellGrid(
      size: CellSize(columns: 60, rows: 10),
      style: look.style(.panelText, on: look.color(.panelBackground)))
    panel.draw(in: CellRect(column: 0, row: 0, columns: 60, rows: 10), look: look, into: &grid)
    let text = PhoneBench.text(grid)
    #expect(text.contains(/bubble   +9:41:01 App started/))
  }

  @Test func whatIsPreviewedIsAboveTheDevice() {
    let panel = ActivityPanel(
      header: "RideWidget · state 2 · dark · ar_EG", device: "iPhone", rows: [], events: [])
    let look = RenderStyle()
    var grid = CellGrid(
      size: CellSize(columns: 26, rows: 20),
      style: look.style(.panelText, on: look.color(.panelBackground)))
    panel.draw(in: CellRect(column: 0, row: 0, columns: 26, rows: 20), look: look, into: &grid)
    let lines = PhoneBench.text(grid).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines[0].hasPrefix("RideWidget · state 2 ·"))
    #expect(lines[1].hasPrefix("dark · ar_EG"))
    #expect(lines[2].hasPrefix("iPhone"))
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

import CellRaster
import Testing

@testable import Emulator

/// The list beside the phone where its words are longer than it is wide.
@MainActor
struct ActivityPanelTests {
  private func lines(_ texts: [String], rows: Int) -> [String] {
    let panel = ActivityPanel(
      device: "iPhone", rows: [],
      events: texts.map { ActivityPanel.Event(time: "9:41:00", text: $0) })
    let look = Look()
    var grid = CellGrid(
      size: CellSize(columns: 26, rows: rows),
      style: look.style("panel.text", on: look.color("panel.background")))
    panel.draw(in: CellRect(column: 0, row: 0, columns: 26, rows: rows), look: look, into: &grid)
    return PhoneBench.text(grid).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func anEventIsReadToItsEnd() {
    let text = "journal line 8 was not written to its end and was left out"
    let shown = lines([text], rows: 20)
    #expect(shown.joined(separator: " ").contains("9:41:00 \(text)"))
  }

  /// Six rows are taken by the device, the headings and the spaces between.
  @Test func theNewestEventIsKeptWhereNotAllHaveRoom() {
    let shown = lines(["an old one that takes two rows here", "a new one", "the last"], rows: 9)
    #expect(shown.suffix(3) == ["9:41:00 a new one", "9:41:00 the last", ""])
  }
}

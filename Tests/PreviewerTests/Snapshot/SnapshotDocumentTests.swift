import CellRaster
import Emulator
import Foundation
import Previewer
import TestSupport
import Testing

@Suite struct SnapshotDocumentTests {
  private struct Data: Decodable {
    struct Run: Decodable { var columns: Int, foreground: String, background: String }
    struct Row: Decodable { var text: String, runs: [Run] }
    struct Frame: Decodable { var x: Double, y: Double, width: Double, height: Double }
    struct View: Decodable { var view: String, frame: Frame, children: [View]? }
    struct Part: Decodable { var part: String, column: Int, row: Int, tree: View }
    var name: String, presentation: String, state: String, columns: Int, rows: Int
    var absence: String?
    var cells: [Row]
    var parts: [Part]
  }

  private func data(_ document: SnapshotDocument) throws -> Data {
    try JSONDecoder().decode(Data.self, from: Foundation.Data(document.json().utf8))
  }

  @Test func textReadsBackAsTheSameFrame() throws {
    let document = SnapshotSample.document(.lockScreen)
    #expect(try GridText(parsing: document.text) == document.gridText)
  }

  @Test(arguments: SheetPresentation.allCases)
  func dataHasEveryCellAndView(_ presentation: SheetPresentation) throws {
    let document = SnapshotSample.document(presentation)
    let data = try data(document)
    #expect(data.presentation == presentation.rawValue)
    #expect(data.cells.count == data.rows)
    for row in data.cells {
      #expect(row.runs.reduce(0) { $0 + $1.columns } == data.columns)
      #expect(TerminalText.columns(of: row.text) == data.columns)
    }
    #expect((data.absence == nil) != data.parts.isEmpty)
  }

  @Test func viewsHaveTheirFramesInPoints() throws {
    let part = try #require(try data(SnapshotSample.document(.compact)).parts.last)
    #expect(part.part == "compactTrailing")
    #expect(part.tree.view == ".padding 0 0 0 8")
    let inner = try #require(part.tree.children?.first)
    #expect(inner.frame.width == 48)
    #expect(inner.frame.height == 16)
  }

  @Test func aDrawingHasTheTitleOfTheState() {
    #expect(
      SnapshotSample.document(.compact).svg.contains(
        "<title>On its way · Compact · iPhone 16 Pro</title>"))
  }

  private static let hostile = "<b>&\"'\u{1B}[2J\u{202E}\u{7}]]>"

  @Test(arguments: SheetPresentation.allCases)
  func hostileTextHarmsNoFormat(_ presentation: SheetPresentation) throws {
    let document = SnapshotSample.document(
      presentation, title: Self.hostile, state: Self.hostile)
    for text in [document.text, document.svg, document.json(), document.title] {
      let obeyed = text.unicodeScalars.filter {
        $0 != "\n" && CharacterSet.controlCharacters.contains($0)
      }
      #expect(obeyed.isEmpty)
    }
    // Its own escapes alone.
    let ansi = document.ansi.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(!ansi.contains("\u{1B}"))
    let parser = XMLCheck(document.svg)
    #expect(parser.isWellFormed, "\(parser.problem ?? "")")
    _ = try data(document)
  }

  @Test func equalFramesAreEqualFiles() {
    let first = SnapshotSample.document(.expanded)
    let second = SnapshotSample.document(.expanded)
    #expect(first.json() == second.json())
    #expect(first.svg == second.svg)
    #expect(first.text == second.text)
  }
}

import CellRaster
import Foundation
import Testing

struct SvgDocumentTests {
  private let plain = CellStyle(foreground: .white, background: .black)

  private func document(_ columns: Int, _ change: (inout CellGrid) -> Void) -> String {
    var grid = CellGrid(size: CellSize(columns: columns, rows: 1), style: plain)
    change(&grid)
    return SvgDocument(grid, title: "t").text
  }

  @Test func lettersStandOnTheirCells() {
    let text = document(3) { $0.type("a b", at: .zero, style: plain) }
    #expect(text.contains("<text y=\"13\" x=\"0\" fill=\"#FFFFFF\">a</text>"))
    #expect(text.contains("<text y=\"13\" x=\"18\" fill=\"#FFFFFF\">b</text>"))
    #expect(text.contains("viewBox=\"0 0 27 18\""))
  }

  @Test func neighboursOfOneColourAreOneRectangle() {
    let text = document(4) { grid in
      let red = CellStyle(foreground: .white, background: RGB(0xFF0000))
      grid.fill(CellRect(column: 1, row: 0, columns: 2, rows: 1), style: red)
    }
    #expect(text.components(separatedBy: "<rect").count == 4)
    #expect(text.contains("<rect x=\"9\" y=\"0\" width=\"18\" height=\"18\" fill=\"#FF0000\"/>"))
  }

  @Test(arguments: [
    ("▀", "<rect x=\"0\" y=\"0\" width=\"9\" height=\"9\" fill=\"#FFFFFF\"/>"),
    ("▄", "<rect x=\"0\" y=\"9\" width=\"9\" height=\"9\" fill=\"#FFFFFF\"/>"),
    ("█", "<rect x=\"0\" y=\"0\" width=\"9\" height=\"18\" fill=\"#FFFFFF\"/>"),
    ("▌", "<rect x=\"0\" y=\"0\" width=\"5\" height=\"18\" fill=\"#FFFFFF\"/>"),
    ("▝", "<rect x=\"4\" y=\"0\" width=\"5\" height=\"9\" fill=\"#FFFFFF\"/>"),
  ])
  func blocksAreShapes(_ glyph: String, _ shape: String) {
    let text = document(1) { $0.set(glyph, at: .zero, style: plain) }
    #expect(text.contains(shape) && !text.contains("<text"))
  }

  @Test func reversedCellsExchangeTheirColours() {
    var reversed = plain
    reversed.attributes = .reverse
    let text = document(1) { $0.set("a", at: .zero, style: reversed) }
    #expect(
      text.contains("height=\"18\" fill=\"#FFFFFF\"/>") && text.contains("fill=\"#000000\">a<"))
  }

  /// What a browser would take for markup is text; marks stay with their letter.
  @Test func hostileTextStaysText() throws {
    let text = SvgDocument(
      CellGrid(size: CellSize(columns: 1, rows: 1), style: plain), title: "<script>&\""
    ).text
    #expect(text.contains("<title>&lt;script&gt;&amp;&quot;</title>"))
    let marked = document(3) { grid in
      grid.set("e\u{301}", at: .zero, style: plain)
      grid.set("<", at: CellPoint(column: 1, row: 0), style: plain)
      grid.set("x", at: CellPoint(column: 2, row: 0), style: plain)
    }
    #expect(marked.contains("x=\"0\" fill=\"#FFFFFF\">e\u{301}</text>"))
    #expect(marked.contains("x=\"9 18\" fill=\"#FFFFFF\">&lt;x</text>"))
    #expect(throws: Never.self) { try XMLCheck.parse(marked) }
  }

  @Test func aFilmShowsItsFramesInTurnAndTheLastWhereNothingIsAnimated() {
    let style = CellStyle(foreground: .white, background: .black)
    func frame(_ text: String) -> CellGrid {
      var grid = CellGrid(size: CellSize(columns: 3, rows: 1), style: style)
      for (column, letter) in text.enumerated() {
        grid.set(String(letter), at: CellPoint(column: column, row: 0), style: style)
      }
      return grid
    }
    var film = SvgFilm(title: "a & b")
    film.show(frame("one"), at: 0)
    film.show(frame("one"), at: 1)
    film.show(frame("two"), at: 2)
    let text = film.text(endingAt: 8)
    #expect(text.contains("<title>a &amp; b</title>"))
    let groups = text.components(separatedBy: "<g visibility=").dropFirst()
    #expect(groups.map { $0.hasPrefix("\"visible\"") } == [false, true])
    #expect(groups.first?.contains("keyTimes=\"0;0;0.25\" dur=\"8s\"") == true)
    #expect(groups.last?.contains("keyTimes=\"0;0.25;1\" dur=\"8s\"") == true)
    #expect(groups.map { $0.contains(">two<") } == [false, true])
    var still = SvgFilm()
    still.show(frame("one"), at: 0)
    #expect(!still.text(endingAt: 3).contains("<animate"))
  }
}

/// Brackets that close in the order they opened, as a browser demands.
private enum XMLCheck {
  struct Unbalanced: Error {}

  static func parse(_ text: String) throws {
    var open: [Substring] = []
    for piece in text.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
      let name = piece.prefix { $0 != " " && $0 != "/" }
      if piece.hasPrefix("/") {
        guard open.popLast() == piece.dropFirst() else { throw Unbalanced() }
      } else if !piece.hasSuffix("/") {
        open.append(name)
      }
    }
    guard open.isEmpty else { throw Unbalanced() }
  }
}

extension CellGrid {
  /// Sets narrow characters, one a cell.
  fileprivate mutating func type(_ text: String, at origin: CellPoint, style: CellStyle) {
    for (index, character) in text.enumerated() {
      set(
        String(character), at: CellPoint(column: origin.column + index, row: origin.row),
        style: style)
    }
  }
}

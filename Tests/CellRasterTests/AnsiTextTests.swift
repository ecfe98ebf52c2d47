import CellRaster
import Testing

struct AnsiTextTests {
  private let plain = CellStyle(foreground: .white, background: .black)

  @Test func stylesAreWrittenWhereTheyChange() {
    var grid = CellGrid(size: CellSize(columns: 4, rows: 1), style: plain)
    grid.type("ab", at: .zero, style: plain)
    var bold = plain
    bold.attributes = [.bold, .underline]
    bold.foreground = RGB(0x30D158)
    grid.type("c", at: CellPoint(column: 2, row: 0), style: bold)
    #expect(
      AnsiText.text(of: grid)
        == "\u{1B}[0;38;2;255;255;255;48;2;0;0;0mab\u{1B}[0;1;4;38;2;48;209;88;48;2;0;0;0mc"
        + "\u{1B}[0;38;2;255;255;255;48;2;0;0;0m \u{1B}[0m\n")
    #expect(
      AnsiText.text(of: grid, hasColor: false) == "\u{1B}[0mab\u{1B}[0;1;4mc\u{1B}[0m \u{1B}[0m\n")
  }

  @Test func aWideGlyphTakesItsTwoColumnsOnce() {
    var grid = CellGrid(size: CellSize(columns: 3, rows: 1), style: plain)
    grid.set("球", width: 2, at: .zero, style: plain)
    #expect(AnsiText.text(of: grid, hasColor: false) == "\u{1B}[0m球 \u{1B}[0m\n")
  }
}

extension CellGrid {
  /// Sets narrow characters, one a cell.
  mutating func type(_ text: String, at origin: CellPoint, style: CellStyle) {
    for (index, character) in text.enumerated() {
      set(
        String(character), at: CellPoint(column: origin.column + index, row: origin.row),
        style: style)
    }
  }
}

import CellRaster
import Testing

@testable import CursesTerminal

@Suite struct AnsiTextTests {
  private func grid() -> CellGrid {
    let style = CellStyle(
      foreground: RGB(0xFFFFFF), background: RGB(0x0000EE), attributes: .bold)
    var grid = CellGrid(size: CellSize(columns: 3, rows: 1), style: style)
    grid.set("夜", width: 2, at: .zero, style: style)
    return grid
  }

  @Test(arguments: [
    (ColorDepth.direct, "0;1;38;2;255;255;255;48;2;0;0;238"), (.indexed, "0;1;38;5;231;48;5;21"),
    (.sixteen, "0;1;97;44"), (.mono, "0;1"),
  ])
  func aStyleIsSaidOnceInEveryDepth(depth: ColorDepth, codes: String) {
    #expect(AnsiText(grid(), depth: depth).text == "\u{1B}[\(codes)m夜 \u{1B}[m")
  }

  @Test func plainTextHasGlyphsAlone() {
    #expect(AnsiText(grid(), depth: .direct, isPlain: true).text == "夜")
  }
}

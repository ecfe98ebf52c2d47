import CellRaster
import Testing

@Suite struct SvgDocumentTests {
  private let style = CellStyle(foreground: RGB(0xFF0000), background: RGB(0x000080))

  @Test func blocksAreRectanglesAndWritingIsEscaped() {
    var grid = CellGrid(size: CellSize(columns: 3, rows: 1), style: style)
    grid.set("▀", at: .zero, style: style)
    grid.set("<", at: CellPoint(column: 1, row: 0), style: style)
    let text = SvgDocument(grid).text
    #expect(
      text.contains("<rect x=\"0.0\" y=\"0.0\" width=\"9.0\" height=\"9.0\" fill=\"#FF0000\""))
    #expect(text.contains(">&lt;</text>"))
    #expect(text.contains("width=\"27\" height=\"18\" fill=\"#000080\""))
  }

  @Test func anEmptyFrameIsAnEmptyPicture() {
    let text = SvgDocument(CellGrid(size: .zero, style: style)).text
    #expect(text.hasPrefix("<svg") && text.hasSuffix("</svg>\n"))
  }
}
